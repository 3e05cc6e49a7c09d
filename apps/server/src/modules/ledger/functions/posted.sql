-- Published: every posting that moved the wallet of its player, with what it did to it, for books above
-- to be held against and for lists of a player's money; ids of a player rise with time.
-- As everything of a player it is found by bucket and uid.
create or replace view ledger.posted as
  select p.uid, p.scope, p.key, e.amount, p.turnover, p.balance_after, p.id, p.created_at, p.bucket
  from ledger.posting p
  join ledger.entry e on e.bucket = p.bucket and e.uid = p.uid and e.created_at = p.created_at and e.posting_id = p.id and e.leg = 0;

-- Published: what stands in each wallet, and whether it is test money.
create or replace view ledger.standing as
  select uid, balance, is_test, bucket from ledger.wallet;

-- Published: every leg of every posting, for books above to be held against.
create or replace view ledger.booked as
  select uid, account, amount, bucket, created_at from ledger.entry;
