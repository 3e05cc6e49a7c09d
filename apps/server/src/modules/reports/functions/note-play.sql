-- Adds the settled rounds with these numbers to the figures of their gaming days. What has failed was never played. Days
-- begin at whole hours, so it is asked once an hour, and not once a round, which day it is; whatever is kept of a player is
-- summed for the player before it is written. The lock keeps a day from being closed meanwhile; what belongs to one that is
-- closed counts on the first open day, and is a correction.
create or replace function reports.note_play(p_after bigint, p_up_to bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
  -- A plan for the numbers at hand is no better than one for any, and costs as much as half of the reading.
  set plan_cache_mode = force_generic_plan
as $$
declare
  v_open date;
  v_uids constant bigint[] := array(select distinct s.uid from games.settled s
    where s.seq > p_after and s.seq <= p_up_to and s.status = 'completed' order by s.uid);
  v_large constant bigint := limits.policy_value('large_win_pesos')::bigint * 100;
begin
  if cardinality(v_uids) = 0 then
    return;
  end if;
  perform reports.hold_figures();
  v_open := reports.first_open_day();
  perform reports.know_players(v_uids);

  with single as materialized (
    select s.uid, s.venue, s.game_code, s.game_type, s.settled_at, date_trunc('hour', s.settled_at, 'UTC') as hour, s.id,
      s.stake, s.payout, s.turnover
    from games.settled s
    where s.seq > p_after and s.seq <= p_up_to and s.status = 'completed'
  ), hour as materialized (
    select h.hour, d.own, greatest(d.own, v_open) as day
    from (select distinct s.hour from single s) h
    cross join lateral (select reports.gaming_day(h.hour) as own) d
  ), tester as materialized (
    select unnest(reports.testers_among(v_uids)) as uid
  ), player as materialized (
    select p.uid, p.brand, p.channel, p.cohort, t.uid is not null as is_test
    from reports.player p
    left join tester t on t.uid = p.uid
    where p.uid = any (v_uids)
  ), round as materialized (
    select s.uid, s.venue, s.game_code, s.game_type, h.own, h.day, p.is_test, p.brand, p.channel, p.cohort,
      s.stake as staked, s.payout as won, coalesce(s.turnover, 0) as turnover
    from single s
    join hour h on h.hour = s.hour
    join player p on p.uid = s.uid
  ), of_player as materialized (
    select r.day, date_trunc('week', r.day)::date as week, r.uid, r.is_test, r.brand, r.channel, r.cohort, count(*) as rounds,
      sum(r.staked)::bigint as staked, sum(r.won)::bigint as won, sum(r.turnover)::bigint as turnover
    from round r
    group by r.day, r.uid, r.is_test, r.brand, r.channel, r.cohort
  ), large as (
    insert into reports.large_movement (kind, at, uid, subject, about, amount, large_from)
      select 'win', s.settled_at, s.uid, s.id::text, s.game_code, s.payout, v_large
      from single s
      where s.payout >= v_large and not exists (select from tester t where t.uid = s.uid)
      order by s.settled_at, s.id
  ), kept_play as (
    insert into reports.play_day as f (day, is_test, brand, channel, venue, game_code, game_type, rounds, staked, won, turnover)
      select day, is_test, brand, channel, venue, game_code, game_type, count(*), sum(staked), sum(won), sum(turnover)
      from round group by 1, 2, 3, 4, 5, 6, 7
      on conflict (day, is_test, brand, channel, venue, game_code, game_type) do update set
        rounds = f.rounds + excluded.rounds, staked = f.staked + excluded.staked, won = f.won + excluded.won,
        turnover = f.turnover + excluded.turnover
  ), kept_player as (
    insert into reports.player_day as f (day, uid, is_test, brand, channel, rounds, staked, won, turnover)
      select day, uid, is_test, brand, channel, rounds, staked, won, turnover from of_player
      on conflict (day, uid) do update set
        rounds = f.rounds + excluded.rounds, staked = f.staked + excluded.staked, won = f.won + excluded.won,
        turnover = f.turnover + excluded.turnover
  ), late as (
    insert into reports.correction (day, of_day, is_test, kind, uid, subject, amount)
      select day, own, is_test, 'round', uid, game_code, sum(staked) - sum(won)
      from round where own < v_open group by 1, 2, 3, 5, 6 order by 1, 2, 5, 6
  ), fresh as (
    insert into reports.active (week, did, uid)
      select distinct week, 'play', uid from of_player
      on conflict do nothing
      returning week, uid
  )
  insert into reports.cohort_week as c (cohort, week, is_test, brand, players, staked, won)
    select k.cohort, k.week, k.is_test, k.brand, count(f.uid), sum(k.staked), sum(k.won)
    from (select cohort, week, is_test, brand, uid, sum(staked) as staked, sum(won) as won
      from of_player group by 1, 2, 3, 4, 5) k
    left join fresh f on f.uid = k.uid and f.week = k.week
    group by 1, 2, 3, 4
    on conflict (cohort, week, is_test, brand) do update set players = c.players + excluded.players,
      staked = c.staked + excluded.staked, won = c.won + excluded.won;
end
$$;

-- The same of what venues moved beside rounds: prizes, wins that were paid after their round was closed, and what was
-- corrected in a round. Both count on the day they come, and are corrections of the day of their round, unless that is the
-- same one. What is taken back of a payout is less than nothing won late.
create or replace function reports.note_beside(p_after bigint, p_up_to bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
  -- Its index holds few of the many movements.
  set enable_seqscan = off
as $$
declare
  v_open date;
  v_uids constant bigint[] := array(select distinct b.uid from games.paid_beside b
    where b.seq > p_after and b.seq <= p_up_to order by b.uid);
  v_large constant bigint := limits.policy_value('large_win_pesos')::bigint * 100;
begin
  -- Most movements are of rounds, so most parts of the log have nothing for it, and then it waits for no lock.
  if cardinality(v_uids) = 0 then
    return;
  end if;
  perform reports.hold_figures();
  v_open := reports.first_open_day();
  perform reports.know_players(v_uids);

  with paid as materialized (
    select b.* from games.paid_beside b where b.seq > p_after and b.seq <= p_up_to
  ), tester as (
    select unnest(reports.testers_among(array_agg(distinct b.uid))) as uid from paid b
  ), known as materialized (
    select b.*, d.own, greatest(d.own, v_open) as day, t.uid is not null as is_test, p.brand, p.channel, p.cohort
    from paid b
    join reports.player p on p.uid = b.uid
    cross join lateral (select reports.gaming_day(b.at) as own) d
    left join tester t on t.uid = b.uid
  ), large as (
    insert into reports.large_movement (kind, at, uid, subject, about, amount, large_from)
      select case kind when 'promo' then 'prize' else 'win' end, at, uid, case kind when 'promo' then '' else bet_id::text end,
        case kind when 'promo' then venue else game_code end, amount, v_large
      from known where amount >= v_large and not is_test order by seq
  ), prize as (
    insert into reports.prize_day as f (day, is_test, brand, channel, venue, prizes, amount)
      select day, is_test, brand, channel, venue, count(*), sum(amount)
      from known where kind = 'promo' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (day, is_test, brand, channel, venue) do update set
        prizes = f.prizes + excluded.prizes, amount = f.amount + excluded.amount
  ), play as (
    insert into reports.play_day as f (day, is_test, brand, channel, venue, game_code, game_type, late_won, staked, turnover)
      select day, is_test, brand, channel, venue, game_code, game_type, sum(amount), sum(stake), sum(turnover)
      from known where kind <> 'promo' group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
      on conflict (day, is_test, brand, channel, venue, game_code, game_type) do update set
        late_won = f.late_won + excluded.late_won, staked = f.staked + excluded.staked,
        turnover = f.turnover + excluded.turnover
  ), player as (
    insert into reports.player_day as f (day, uid, is_test, brand, channel, prizes, late_won, staked, turnover)
      select day, uid, is_test, brand, channel, coalesce(sum(amount) filter (where kind = 'promo'), 0),
        coalesce(sum(amount) filter (where kind <> 'promo'), 0), coalesce(sum(stake) filter (where kind <> 'promo'), 0),
        coalesce(sum(turnover) filter (where kind <> 'promo'), 0)
      from known group by 1, 2, 3, 4, 5 order by 1, 2
      on conflict (day, uid) do update set
        prizes = f.prizes + excluded.prizes, late_won = f.late_won + excluded.late_won,
        staked = f.staked + excluded.staked, turnover = f.turnover + excluded.turnover
  ), cohort as (
    insert into reports.cohort_week as c (cohort, week, is_test, brand, won, staked)
      select cohort, date_trunc('week', day)::date, is_test, brand, sum(amount), sum(stake)
      from known where kind <> 'promo' group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (cohort, week, is_test, brand) do update set won = c.won + excluded.won, staked = c.staked + excluded.staked
  )
  insert into reports.correction (day, of_day, is_test, kind, uid, subject, amount)
    select k.day, k.of_day, k.is_test, case k.kind when 'win' then 'late-win' when 'correction' then 'correction' else 'prize' end,
      k.uid, case k.kind when 'promo' then k.venue else k.bet_id::text end, k.stake - k.amount
    from (select n.*, case n.kind when 'promo' then n.own else reports.gaming_day(n.settled_at) end as of_day from known n) k
    where k.of_day < k.day order by k.seq;
end
$$;
