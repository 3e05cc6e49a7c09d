-- What the house owes beside the wallets, in one snapshot.
create or replace view house.owed_outside as
  select coalesce((select sum(p.amount) from payments.unpaid p
      join ledger.standing w on w.bucket = p.bucket and w.uid = p.uid and not w.is_test), 0)::bigint as withdrawals,
    coalesce((select sum(s.stake) from games.open_stake s
      join ledger.standing w on w.bucket = s.bucket and w.uid = s.uid and not w.is_test), 0)::bigint as stakes,
    coalesce((select sum(j.balance + j.reserve) from games.jackpot_owed j), 0)::bigint as jackpots;

-- All that it owes at this moment, counted in every wallet.
create or replace view house.owed as
  select coalesce((select sum(w.balance) from ledger.standing w where not w.is_test), 0)::bigint as balances,
    o.withdrawals, o.stakes, o.jackpots
  from house.owed_outside o;

-- Whoever posts has committed by then: what is older than this may be added to what is kept.
create or replace function house.settled_by() returns timestamptz
  language sql volatile
  return platform.clock() - interval '2 minutes';

-- What wallets that hold money have got in a time: the far side of their postings with the other sign. The far side
-- of test money has accounts of its own.
create or replace function house.got_between(p_after timestamptz, p_up_to timestamptz) returns bigint
  language plpgsql stable as $$
begin
  return coalesce((select -sum(b.amount) from ledger.booked b
    where b.created_at > p_after and b.created_at <= p_up_to
      and b.account <> 'player' and b.account not like 'test:%'), 0)::bigint;
end
$$;

-- Keeps what was found as the last look of the day.
create or replace function house.keep_liability(p_balances bigint, p_outside house.owed_outside)
  returns house.liability
  language plpgsql as $$
declare
  v_kept house.liability;
begin
  insert into house.liability as l (day, looked_at, balances, withdrawals, stakes, jackpots)
    values (platform.manila_day(platform.clock()), platform.clock(), p_balances, p_outside.withdrawals, p_outside.stakes,
      p_outside.jackpots)
    on conflict (day) do update set looked_at = excluded.looked_at, balances = excluded.balances,
      withdrawals = excluded.withdrawals, stakes = excluded.stakes, jackpots = excluded.jackpots
    returning l.* into v_kept;
  return v_kept;
end
$$;

-- Counts every wallet, and says by how much what was kept differed. The caller reads in one
-- snapshot, and holds the table of the base.
create or replace function house.count_liability() returns house.liability
  language plpgsql as $$
declare
  v_next constant timestamptz := house.settled_by();
  v_base house.liability_base;
  v_owed house.owed;
  v_kept bigint;
  v_settled bigint;
begin
  select * into v_base from house.liability_base;
  select * into v_owed from house.owed;
  v_kept := v_base.balances + house.got_between(v_base.up_to, 'infinity');
  v_settled := v_owed.balances - house.got_between(v_next, 'infinity');
  insert into house.liability_base (up_to, balances, counted_at, corrected)
    values (v_next, v_settled, platform.clock(), coalesce(v_owed.balances - v_kept, 0))
    on conflict (is_only) do update set up_to = excluded.up_to, balances = excluded.balances,
      counted_at = excluded.counted_at, corrected = excluded.corrected;
  return house.keep_liability(v_owed.balances, row(v_owed.withdrawals, v_owed.stakes, v_owed.jackpots)::house.owed_outside);
end
$$;

-- Adds what was posted since the last look, whatever the number of wallets. What has not been looked at for a day is
-- counted, which reads less than the day. The caller does as above.
create or replace function house.look_at_liability() returns house.liability
  language plpgsql as $$
declare
  v_base house.liability_base;
  v_outside house.owed_outside;
  v_next timestamptz;
  v_settled bigint;
  v_recent bigint;
begin
  select * into v_base from house.liability_base;
  if v_base.up_to is null or v_base.up_to < platform.clock() - interval '1 day' then
    return house.count_liability();
  end if;
  v_next := greatest(v_base.up_to, house.settled_by());
  v_settled := v_base.balances + house.got_between(v_base.up_to, v_next);
  v_recent := house.got_between(v_next, 'infinity');
  select * into v_outside from house.owed_outside;
  update house.liability_base set up_to = v_next, balances = v_settled where is_only;
  return house.keep_liability(v_settled + v_recent, v_outside);
end
$$;

-- Players whose part of it is not what the entries of the ledger say. A condition on bucket and uid reaches
-- the index of every book.
create or replace view house.broken_liability as
  select uid, sum(balance) as balance, sum(withdrawals) as withdrawals, sum(stakes) as stakes, bucket
  from (
    select bucket, uid, balance::numeric as balance, 0::numeric as withdrawals, 0::numeric as stakes from ledger.standing
    union all
    select bucket, uid, 0, amount, 0 from payments.unpaid
    union all
    select bucket, uid, 0, 0, stake from games.open_stake
    union all
    select bucket, uid, case account when 'player' then -amount else 0 end,
      case account when 'house:payouts-pending' then -amount else 0 end, 0
      from ledger.booked where account in ('player', 'house:payouts-pending')
    union all
    select bucket, uid, 0, 0, amount from games.open_posted
  ) both_books
  group by bucket, uid
  having sum(balance) <> 0 or sum(withdrawals) <> 0 or sum(stakes) <> 0;
