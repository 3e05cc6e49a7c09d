-- Takes lines of one account, each once: how many were new. A line that says the same as another of its day is told from it
-- by its place among them, so that a file that comes twice, or overlaps another, adds nothing twice.
create or replace function reports.take_bank_lines(
  p_account bigint, p_days date[], p_amounts bigint[], p_references text[], p_words text[]
) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_added integer;
begin
  with line as (
    select l.*, row_number() over (partition by l.day, l.amount, l.reference, l.words order by l.place) as nth
    from unnest(p_days, p_amounts, p_references, p_words) with ordinality as l(day, amount, reference, words, place)
  )
  insert into reports.bank_line (account_id, day, amount, reference, words, digest, named)
    select p_account, l.day, l.amount, l.reference, l.words,
      sha256(convert_to(jsonb_build_array(l.day, l.amount, l.reference, l.words, l.nth)::text, 'UTF8')),
      array(select distinct upper(m[1]) from regexp_matches(l.reference || ' ' || l.words, '\m([DdWw][0-9]{1,18})\M', 'g') m)
    from line l order by l.place
    on conflict (account_id, digest) do nothing;
  get diagnostics v_added = row_count;
  return v_added;
end
$$;

-- Finds the payments that open lines are: named by the line, of the same amount, paid within days of it, and no line's
-- yet. How many were found. One at a time: two that look at once would find the same.
create or replace function reports.match_bank_lines(p_days_apart integer) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_found integer;
begin
  perform pg_advisory_xact_lock(hashtext('reports.match_bank_lines'));
  with open_line as materialized (
    select l.id, l.day, l.amount, l.named from reports.bank_line l
    join reports.bank_account a on a.id = l.account_id and a.currency = 'PHP'
    where l.payment is null and l.named <> '{}'
  ), paid as materialized (
    select p.* from payments.paid_by_name(array(select distinct n from open_line o, unnest(o.named) n)) p
    where not exists (select from reports.bank_line k where k.payment = p.name)
  ), fit as (
    -- A payment is the oldest line that fits it, and a line the first payment that it names.
    select distinct on (f.name) f.id, f.name from (
      select distinct on (o.id) o.id, o.day, p.name
      from open_line o join paid p on p.name = any (o.named) and p.amount = o.amount
        and abs(platform.manila_day(p.at) - o.day) <= p_days_apart
      order by o.id, p.name) f
    order by f.name, f.day, f.id
  )
  update reports.bank_line l set payment = f.name from fit f where l.id = f.id;
  get diagnostics v_found = row_count;
  return v_found;
end
$$;

-- The account with this number, made where it is new.
create or replace function reports.bank_account_of(p_number text, p_currency text) returns bigint
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into reports.bank_account (number, currency) values (p_number, p_currency) on conflict do nothing;
  return (select a.id from reports.bank_account a where a.number = p_number and a.currency = p_currency);
end
$$;

-- What a statement says was on the account. Whoever said it first stays the one who did.
create or replace function reports.set_bank_balance(p_account bigint, p_day date, p_amount bigint, p_by text) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into reports.bank_balance as b (account_id, day, amount, taken_by) values (p_account, p_day, p_amount, p_by)
    on conflict (account_id, day) do update set amount = excluded.amount, taken_at = platform.clock(),
      taken_by = case when b.amount = excluded.amount then b.taken_by else excluded.taken_by end;
end
$$;

-- As the release before calls it, which does not say who imported the statement.
create or replace function reports.set_bank_balance(p_account bigint, p_day date, p_amount bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform reports.set_bank_balance(p_account, p_day, p_amount, '');
end
$$;

-- Two people agree to what a statement says: CONFIRMED, or why not. Neither of them may have imported it alone.
create or replace function reports.confirm_bank_balance(p_account bigint, p_day date, p_amount bigint, p_by text)
  returns text
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_balance reports.bank_balance;
begin
  select * into v_balance from reports.bank_balance b where b.account_id = p_account and b.day = p_day for update;
  if not found then
    return 'NOT_FOUND';
  elsif v_balance.amount <> p_amount then
    return 'CHANGED_MEANWHILE';
  elsif v_balance.confirmed = p_amount then
    return 'NOTHING_TO_CHANGE';
  elsif p_day > platform.manila_day(platform.clock()) then
    return 'BALANCE_AHEAD';
  elsif v_balance.taken_by = p_by then
    return 'BALANCE_OWN';
  end if;
  update reports.bank_balance b set confirmed = p_amount where b.account_id = p_account and b.day = p_day;
  return 'CONFIRMED';
end
$$;

-- Published: the newest balance of each account as its bank said it, and what of it counts: no more than two people have
-- confirmed, less as soon as a statement since then says so, and nothing of it once what they have confirmed is so many
-- days old (`counts_until` is the last day on which it counts). How old is told from the day of the confirmed balance: a
-- newer one that nobody confirmed keeps no money of players covered. A debt to the bank stays one however old it is. Of
-- days that have not come a statement says nothing yet.
create or replace view reports.bank_now as
  select n.id, n.number, n.currency, n.day, n.amount, n.is_confirmed,
    case when n.counts_until < n.today then least(n.unless_old, 0) else n.unless_old end as counts,
    n.confirmed_day, n.counts_until, n.today - n.confirmed_day as age_days, n.unless_old
  from (
    select distinct on (a.id) a.id, a.number, a.currency, b.day, b.amount, r.today,
      b.confirmed is not distinct from b.amount as is_confirmed,
      least(coalesce(c.confirmed, 0), (select min(n.amount) from reports.bank_balance n
        where n.account_id = a.id and n.day <= r.today and (c.day is null or n.day >= c.day))) as unless_old,
      c.day as confirmed_day, c.day + r.days as counts_until
    from (select platform.manila_day(platform.clock()) as today, limits.policy_value('bank_statement_days') as days) r
    cross join reports.bank_account a join reports.bank_balance b on b.account_id = a.id and b.day <= r.today
    left join lateral (select k.day, k.confirmed from reports.bank_balance k
      where k.account_id = a.id and k.confirmed is not null and k.day <= r.today order by k.day desc limit 1) c on true
    order by a.id, b.day desc) n;
