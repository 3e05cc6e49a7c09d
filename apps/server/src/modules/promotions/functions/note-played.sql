-- What players did, day by day in Manila, from the logs. Each is called for a range of numbers, once, in the
-- transaction that moves the reader's place. Sorted, so that two who add to the same rows never wait in a circle.

-- The best round of a day at a game, where one of its rounds was corrected: looked for anew among all of that day, since
-- it may be the one that was corrected. Corrections are few.
create or replace function promotions.note_corrected_best(p_after bigint, p_up_to bigint) returns void
  language plpgsql as $$
declare
  c record;
  v_percent bigint;
  v_at timestamptz;
begin
  for c in
    select distinct s.bucket, s.uid, platform.manila_day(s.settled_at) as day, s.game_code from games.settled s
    where s.seq > p_after and s.seq <= p_up_to and s.status = 'corrected' order by 2, 3, 4
  loop
    select r.payout * 100 / r.stake, r.settled_at into v_percent, v_at
      from (
        select sum(s.stake)::bigint as stake, sum(s.payout)::bigint as payout, s.settled_at
        from games.settled s
        where s.bucket = c.bucket and s.uid = c.uid and s.game_code = c.game_code and s.seq <= p_up_to
          and s.status in ('completed', 'corrected')
          and s.settled_at >= c.day::timestamp at time zone 'Asia/Manila'
          and s.settled_at < (c.day + 1)::timestamp at time zone 'Asia/Manila'
        group by s.id, s.settled_at
      ) r
      where r.stake > 0
      order by 1 desc, 2 limit 1;
    update promotions.played d set best_percent = coalesce(v_percent, 0), best_at = v_at
      where d.bucket = c.bucket and d.uid = c.uid and d.day = c.day and d.game_code = c.game_code;
  end loop;
end
$$;

-- What was taken back was never played. A correction comes after its round and changes the same day: what is not given
-- yet is counted by it, what was given stands.
create or replace function promotions.note_played(p_after bigint, p_up_to bigint) returns void
  language plpgsql as $$
declare
  v_buckets integer[]; v_uids bigint[]; v_days date[]; v_games text[]; v_venues text[]; v_types smallint[];
  v_rounds bigint[]; v_staked bigint[]; v_won bigint[]; v_percents bigint[]; v_ats timestamptz[];
begin
  select array_agg(p.bucket), array_agg(p.uid), array_agg(p.day), array_agg(p.game_code), array_agg(p.venue),
      array_agg(p.game_type), array_agg(p.rounds), array_agg(p.staked), array_agg(p.won), array_agg(p.best_percent),
      array_agg(p.best_at)
    into v_buckets, v_uids, v_days, v_games, v_venues, v_types, v_rounds, v_staked, v_won, v_percents, v_ats
    from (
      select s.bucket, s.uid, platform.manila_day(s.settled_at) as day, s.game_code, min(s.venue) as venue,
        min(s.game_type) as game_type, count(*) filter (where s.status = 'completed') as rounds,
        sum(s.stake)::bigint as staked, sum(s.payout)::bigint as won,
        coalesce(max(s.payout * 100 / nullif(s.stake, 0)) filter (where s.status = 'completed'), 0) as best_percent,
        (array_agg(s.settled_at order by s.payout * 100 / nullif(s.stake, 0) desc nulls last, s.settled_at)
          filter (where s.status = 'completed'))[1] as best_at
      from games.settled s
      where s.seq > p_after and s.seq <= p_up_to and s.status in ('completed', 'corrected')
      group by 1, 2, 3, 4
    ) p;
  insert into promotions.played as d (bucket, uid, day, game_code, venue, game_type, rounds, staked, won, best_percent, best_at)
    select p.* from unnest(v_buckets, v_uids, v_days, v_games, v_venues, v_types, v_rounds, v_staked, v_won, v_percents, v_ats)
      as p(bucket, uid, day, game_code, venue, game_type, rounds, staked, won, best_percent, best_at)
    order by p.uid, p.day, p.game_code
    on conflict on constraint played_pkey do update set rounds = d.rounds + excluded.rounds,
      staked = d.staked + excluded.staked, won = d.won + excluded.won,
      best_percent = greatest(d.best_percent, excluded.best_percent),
      best_at = case when excluded.best_percent > d.best_percent or d.best_at is null then excluded.best_at else d.best_at end;
  perform promotions.note_corrected_best(p_after, p_up_to);
end
$$;

create or replace function promotions.note_deposited(p_after bigint, p_up_to bigint) returns void
  language plpgsql as $$
declare
  v_buckets integer[]; v_uids bigint[]; v_days date[]; v_deposits bigint[]; v_amounts bigint[]; v_largest bigint[];
begin
  select array_agg(p.bucket), array_agg(p.uid), array_agg(p.day), array_agg(p.deposits), array_agg(p.amount),
      array_agg(p.largest)
    into v_buckets, v_uids, v_days, v_deposits, v_amounts, v_largest
    from (
      select bucket, uid, platform.manila_day(at) as day, count(*) as deposits, sum(amount)::bigint as amount,
        max(amount) as largest
      from payments.paid_in
      where seq > p_after and seq <= p_up_to
      group by 1, 2, 3
    ) p;
  insert into promotions.deposited as d (bucket, uid, day, deposits, amount, largest)
    select p.* from unnest(v_buckets, v_uids, v_days, v_deposits, v_amounts, v_largest)
      as p(bucket, uid, day, deposits, amount, largest)
    order by p.uid, p.day
    on conflict on constraint deposited_pkey do update set deposits = d.deposits + excluded.deposits,
      amount = d.amount + excluded.amount, largest = greatest(d.largest, excluded.largest);
end
$$;

-- The logins of players, each with its moment; a player may stand several times.
create or replace function promotions.note_seen(p_uids bigint[], p_ats timestamptz[]) returns void
  language plpgsql as $$
begin
  insert into promotions.seen as d (bucket, uid, day, logins)
    select platform.bucket_of(l.uid), l.uid, platform.manila_day(l.at) as day, count(*)
    from unnest(p_uids, p_ats) as l(uid, at)
    group by l.uid, platform.manila_day(l.at)
    order by l.uid, day
    on conflict on constraint seen_pkey do update set logins = d.logins + excluded.logins;
end
$$;
