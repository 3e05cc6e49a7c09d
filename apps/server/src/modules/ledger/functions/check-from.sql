-- From when on the books are checked: all of them, or from the newest sealed month on in a transaction that
-- has said `perya.books_from = 'seal'`.
create or replace function ledger.check_from() returns timestamptz
  language sql stable as $$
  select case when current_setting('perya.books_from', true) = 'seal'
    then coalesce((select max(s.until) from ledger.month_seal s), '-infinity') else '-infinity' end;
$$;

-- How each player stood then.
create or replace view ledger.opening as
  select distinct on (s.bucket, s.uid) s.bucket, s.uid, s.balance, s.turnover
  from ledger.sealed_player s
  join ledger.month_seal m on m.month = s.month
  where (select ledger.check_from()) > '-infinity'
  order by s.bucket, s.uid, s.month desc;

create or replace view ledger.entry_to_check as
  select e.bucket, e.uid, e.created_at, e.posting_id, e.leg, e.account, e.amount, e.balance_after
  from ledger.entry e where e.created_at >= (select ledger.check_from());

-- Those of a player lie by their ids, which rise with time: what is behind the last sealed one is passed over.
create or replace view ledger.posting_to_check as
  select p.bucket, p.uid, p.scope, p.key, p.id, p.balance_after, p.turnover
  from ledger.posting p
  where (select ledger.check_from()) = '-infinity'
  union all
  select w.bucket, w.uid, p.scope, p.key, p.id, p.balance_after, p.turnover
  from ledger.wallet w
  cross join lateral (
    select p.scope, p.key, p.id, p.balance_after, p.turnover
    from ledger.posting p
    where p.bucket = w.bucket and p.uid = w.uid and p.id > coalesce((select s.last_id from ledger.sealed_player s
      join ledger.month_seal m on m.month = s.month
      where s.bucket = w.bucket and s.uid = w.uid order by s.month desc limit 1), 0)
    offset 0
  ) p
  where (select ledger.check_from()) > '-infinity';
