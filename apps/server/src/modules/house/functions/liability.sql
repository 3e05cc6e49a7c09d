-- What the house owes at this moment, in one snapshot.
create or replace view house.owed as
  select coalesce((select sum(w.balance) from ledger.standing w where not w.is_test), 0)::bigint as balances,
    coalesce((select sum(p.amount) from payments.unpaid p
      join ledger.standing w on w.bucket = platform.bucket_of(p.uid) and w.uid = p.uid and not w.is_test), 0)::bigint as withdrawals,
    coalesce((select sum(s.stake) from games.open_stake s
      join ledger.standing w on w.bucket = platform.bucket_of(s.uid) and w.uid = s.uid and not w.is_test), 0)::bigint as stakes,
    coalesce((select sum(j.balance + j.reserve) from games.jackpot_owed j), 0)::bigint as jackpots;

-- Players whose part of it is not what the entries of the ledger say. A condition on bucket and uid reaches
-- the index of every book.
create or replace view house.broken_liability as
  select uid, sum(balance) as balance, sum(withdrawals) as withdrawals, sum(stakes) as stakes, bucket
  from (
    select bucket, uid, balance::numeric as balance, 0::numeric as withdrawals, 0::numeric as stakes from ledger.standing
    union all
    select platform.bucket_of(uid), uid, 0, amount, 0 from payments.unpaid
    union all
    select platform.bucket_of(uid), uid, 0, 0, stake from games.open_stake
    union all
    select bucket, uid, case account when 'player' then -amount else 0 end,
      case account when 'house:payouts-pending' then -amount else 0 end, 0
      from ledger.booked where account in ('player', 'house:payouts-pending')
    union all
    select platform.bucket_of(uid), uid, 0, 0, amount from games.open_posted
  ) both_books
  group by bucket, uid
  having sum(balance) <> 0 or sum(withdrawals) <> 0 or sum(stakes) <> 0;
