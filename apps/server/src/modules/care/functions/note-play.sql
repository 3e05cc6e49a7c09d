-- Adds the settled rounds with these numbers to the days of their players, in Manila.
create or replace function care.note_play(p_after bigint, p_up_to bigint) returns void
  language plpgsql as $$
declare
  v_buckets integer[];
  v_uids bigint[];
  v_days date[];
  v_rounds integer[];
  v_staked bigint[];
  v_nights integer[];
begin
  select array_agg(r.bucket), array_agg(r.uid), array_agg(r.day), array_agg(r.rounds), array_agg(r.staked), array_agg(r.nights)
    into v_buckets, v_uids, v_days, v_rounds, v_staked, v_nights
    from (select s.bucket, s.uid, platform.manila_day(s.settled_at) as day, count(*)::integer as rounds,
        sum(s.stake)::bigint as staked,
        count(*) filter (where extract(hour from s.settled_at at time zone 'Asia/Manila') < 5)::integer as nights
      from games.settled s
      where s.seq > p_after and s.seq <= p_up_to and s.status = 'completed'
      group by 1, 2, 3 order by 1, 2, 3) r;
  insert into care.day as d (bucket, uid, day, rounds, staked, night_rounds)
    select r.bucket, r.uid, r.day, r.rounds, r.staked, r.nights
    from unnest(v_buckets, v_uids, v_days, v_rounds, v_staked, v_nights) as r(bucket, uid, day, rounds, staked, nights)
    on conflict on constraint day_pkey do update set rounds = d.rounds + excluded.rounds,
      staked = d.staked + excluded.staked, night_rounds = d.night_rounds + excluded.night_rounds;
  insert into care.score as s (bucket, uid)
    select distinct r.bucket, r.uid from unnest(v_buckets, v_uids) as r(bucket, uid) order by 1, 2
    on conflict on constraint score_pkey do update set noted = s.noted + 1;
end
$$;
