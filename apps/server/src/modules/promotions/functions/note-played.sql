-- What players did, day by day in Manila, from the logs. Each is called for a range of numbers, once, in the
-- transaction that moves the reader's place. Sorted, so that two who add to the same rows never wait in a circle.

-- What was taken back was never played.
create or replace function promotions.note_played(p_after bigint, p_up_to bigint) returns void
  language sql as $$
  insert into promotions.played as d (uid, day, game_code, venue, game_type, rounds, staked, won, best_percent, best_at)
    select uid, platform.manila_day(settled_at) as day, game_code, min(venue), min(game_type),
      count(*), sum(stake), sum(payout), coalesce(max(payout * 100 / nullif(stake, 0)), 0),
      (array_agg(settled_at order by payout * 100 / nullif(stake, 0) desc nulls last, settled_at))[1]
    from games.settled
    where seq > p_after and seq <= p_up_to and status = 'completed'
    group by uid, platform.manila_day(settled_at), game_code
    order by uid, day, game_code
    on conflict (uid, day, game_code) do update set rounds = d.rounds + excluded.rounds,
      staked = d.staked + excluded.staked, won = d.won + excluded.won,
      best_percent = greatest(d.best_percent, excluded.best_percent),
      best_at = case when excluded.best_percent > d.best_percent or d.best_at is null then excluded.best_at else d.best_at end
$$;

create or replace function promotions.note_deposited(p_after bigint, p_up_to bigint) returns void
  language sql as $$
  insert into promotions.deposited as d (uid, day, deposits, amount, largest)
    select uid, platform.manila_day(at) as day, count(*), sum(amount), max(amount)
    from payments.paid_in
    where seq > p_after and seq <= p_up_to
    group by uid, platform.manila_day(at)
    order by uid, day
    on conflict (uid, day) do update set deposits = d.deposits + excluded.deposits,
      amount = d.amount + excluded.amount, largest = greatest(d.largest, excluded.largest)
$$;

-- The logins of players, each with its moment; a player may stand several times.
create or replace function promotions.note_seen(p_uids bigint[], p_ats timestamptz[]) returns void
  language sql as $$
  insert into promotions.seen as d (uid, day, logins)
    select uid, platform.manila_day(at) as day, count(*)
    from unnest(p_uids, p_ats) as l(uid, at)
    group by uid, platform.manila_day(at)
    order by uid, day
    on conflict (uid, day) do update set logins = d.logins + excluded.logins
$$;
