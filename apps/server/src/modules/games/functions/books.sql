-- What one book says the others must say too: rounds = movements = postings = days, and by the ledger's
-- own invariants = turnover and balance of the wallet. Each is a view whose rows are violations; a
-- condition on bucket and uid reaches the index in every one of them.

-- A round is the sum of its movements. A bet bears what came back of it as well as the win that gave it
-- back, which counts here.
create or replace view games.broken_round as
  select uid, bet_id, sum(stake) as stake, sum(stake_returned) as stake_returned, sum(payout) as payout, bucket
  from (
    select bucket, uid, id as bet_id, 1 as rounds, stake, stake_returned, payout,
      ((status = 'pending') <> (settled_at is null) or (status = 'failed' and stake <> 0)
        or stake < 0 or payout < 0)::integer as bad
      from games.bet
    union all
    select bucket, uid, bet_id, 0,
      case kind when 'bet' then -amount when 'rollback' then amount else coalesce(stake_returned, 0) end,
      case kind when 'bet' then 0 when 'rollback' then -amount else -coalesce(stake_returned, 0) end,
      case when kind in ('win', 'correction') then -amount else 0 end,
      0
      from games.movement where bet_id <> 0
  ) both_books
  group by bucket, uid, bet_id
  having sum(rounds) <> 1 or sum(stake) <> 0 or sum(stake_returned) <> 0 or sum(payout) <> 0 or sum(bad) > 0;

-- A movement of money has one posting of the same amount and turnover, and the provider was told the
-- balance that was posted.
create or replace view games.broken_movement as
  select uid, key, sum(movements) as movements, sum(postings) as postings,
    sum(amount) as amount, sum(turnover) as turnover, sum(balance_after) as balance_after, bucket
  from (
    select bucket, uid, venue || ':' || transaction_id as key, 1 as movements, 0 as postings,
      case kind when 'bet' then -amount else amount + given_back end as amount,
      coalesce(turnover, case kind when 'bet' then amount when 'rollback' then -amount else -given_back end) as turnover,
      balance_after
      from (select *, case when kind in ('win', 'correction') then coalesce(stake_returned, 0) else 0 end as given_back
        from games.movement) m
      where amount + given_back <> 0
    union all
    select bucket, uid, key, 0, 1, -amount, -turnover, -balance_after from ledger.posted where scope = 'games'
  ) both_books
  group by bucket, uid, key
  having sum(movements) <> 1 or sum(postings) <> 1 or sum(amount) <> 0 or sum(turnover) <> 0
    or sum(balance_after) <> 0;

-- A day has counted the stakes that stand of its bets, and the wins that came in it.
create or replace view games.broken_day as
  select uid, day, sum(staked) as staked, sum(won) as won, bucket
  from (
    select bucket, uid, day, -staked as staked, -won as won from limits.counted
    union all
    select bucket, uid, platform.manila_day(created_at),
      case when kind = 'bet' and not is_rolled_back then amount - coalesce(stake_returned, 0) else 0 end,
      case kind when 'bet' then 0 else amount end
      from games.movement where kind in ('bet', 'win', 'correction')
  ) both_books
  group by bucket, uid, day
  having sum(staked) <> 0 or sum(won) <> 0;

-- What a bet has counted as turnover is no more than its stake, and what came back of it took back its
-- part: all of it with a rollback, and with a return so much that the part which stands is what is left.
create or replace view games.broken_turnover as
  select uid, bet_id, counted, due, bucket
  from (
    select m.bucket, m.uid, m.bet_id, sum(m.turnover) as counted,
      sum(case when m.kind = 'bet' and not m.is_rolled_back
        then m.turnover * (m.amount - coalesce(m.stake_returned, 0)) / m.amount else 0 end) as due,
      count(*) filter (where m.kind = 'bet' and m.turnover not between 0 and m.amount) as bad
    from games.movement m where m.turnover is not null
    group by m.bucket, m.uid, m.bet_id
  ) bets
  where counted <> due or bad > 0;

-- What a correction did to its round is what its movement moved, and nothing else has changed a round that was settled.
create or replace view games.broken_correction as
  select uid, movement_id, sum(amount) as amount, sum(stake_returned) as stake_returned, bucket
  from (
    select bucket, uid, movement_id, 1 as corrections, amount, stake_returned from games.correction
    union all
    select bucket, uid, id, -1, -amount, -coalesce(stake_returned, 0)
      from games.movement where kind = 'correction' and (amount <> 0 or stake_returned > 0)
  ) both_books
  group by bucket, uid, movement_id
  having sum(corrections) <> 0 or sum(amount) <> 0 or sum(stake_returned) <> 0;

-- Published: everything that does not hold, by player.
create or replace view games.broken as
  select 'a round is the sum of its movements' as invariant, uid,
      format('round %s differs by stake %s, returned %s, payout %s', bet_id, stake, stake_returned, payout) as detail, bucket
    from games.broken_round
  union all
  select 'a movement is one posting', uid,
      format('%s: %s movements, %s postings, differ by %s, turnover %s, balance %s',
        key, movements, postings, amount, turnover, balance_after), bucket
    from games.broken_movement
  union all
  select 'a bet counts its stake by its weight', uid,
      format('round %s counted %s, not %s', bet_id, counted, due), bucket
    from games.broken_turnover
  union all
  select 'a correction is its movement', uid,
      format('movement %s differs by %s, returned %s', movement_id, amount, stake_returned), bucket
    from games.broken_correction
  union all
  select 'a day counts its bets and wins', uid, format('%s differs by staked %s, won %s', day, staked, won), bucket
    from games.broken_day;
