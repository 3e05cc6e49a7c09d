-- Adds the settled rounds with these numbers to the days of their players, in Manila.
create or replace function care.note_play(p_after bigint, p_up_to bigint) returns void
  language plpgsql as $$
begin
  with round as materialized (
    select s.uid, platform.manila_day(s.settled_at) as day, count(*)::integer as rounds, sum(s.stake)::bigint as staked,
      count(*) filter (where extract(hour from s.settled_at at time zone 'Asia/Manila') < 5)::integer as nights
    from games.settled s
    where s.seq > p_after and s.seq <= p_up_to and s.status = 'completed'
    group by 1, 2
  ), noted as (
    insert into care.day as d (uid, day, rounds, staked, night_rounds)
      select uid, day, rounds, staked, nights from round order by uid, day
      on conflict (uid, day) do update set rounds = d.rounds + excluded.rounds, staked = d.staked + excluded.staked,
        night_rounds = d.night_rounds + excluded.night_rounds
  )
  insert into care.score as s (uid) select distinct uid from round order by uid
    on conflict (uid) do update set noted = s.noted + 1;
end
$$;
