-- What players did, day by day in Manila, from the logs. Each is called for a range of numbers, once, in the
-- transaction that moves the reader's place. Sorted, so that two who add to the same rows never wait in a circle.

-- What was taken back was never played. A correction comes after its round and changes the same day: what is not given
-- yet is counted by it, what was given stands.
create or replace function promotions.note_played(p_after bigint, p_up_to bigint) returns void
  language sql as $$
  insert into promotions.played as d (bucket, uid, day, game_code, venue, game_type, rounds, staked, won)
    select bucket, uid, platform.manila_day(settled_at) as day, game_code, min(venue), min(game_type),
      count(*) filter (where status = 'completed'), sum(stake), sum(payout)
    from games.settled
    where seq > p_after and seq <= p_up_to and status in ('completed', 'corrected')
    group by bucket, uid, platform.manila_day(settled_at), game_code
    order by uid, day, game_code
    on conflict on constraint played_pkey do update set rounds = d.rounds + excluded.rounds,
      staked = d.staked + excluded.staked, won = d.won + excluded.won
$$;

create or replace function promotions.note_deposited(p_after bigint, p_up_to bigint) returns void
  language sql as $$
  insert into promotions.deposited as d (bucket, uid, day, deposits, amount, largest)
    select bucket, uid, platform.manila_day(at) as day, count(*), sum(amount), max(amount)
    from payments.paid_in
    where seq > p_after and seq <= p_up_to
    group by bucket, uid, platform.manila_day(at)
    order by uid, day
    on conflict on constraint deposited_pkey do update set deposits = d.deposits + excluded.deposits,
      amount = d.amount + excluded.amount, largest = greatest(d.largest, excluded.largest)
$$;

-- The logins of players, each with its moment; a player may stand several times.
create or replace function promotions.note_seen(p_uids bigint[], p_ats timestamptz[]) returns void
  language sql as $$
  insert into promotions.seen as d (bucket, uid, day, logins)
    select platform.bucket_of(uid), uid, platform.manila_day(at) as day, count(*)
    from unnest(p_uids, p_ats) as l(uid, at)
    group by uid, platform.manila_day(at)
    order by uid, day
    on conflict on constraint seen_pkey do update set logins = d.logins + excluded.logins
$$;
