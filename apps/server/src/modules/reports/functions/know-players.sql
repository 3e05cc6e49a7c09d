-- Who of these plays with test money. A wallet is of test money for ever, whatever becomes of the account; who has none yet
-- is what the account is.
create or replace function reports.testers_among(p_uids bigint[]) returns bigint[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_testers constant bigint[] := identity.testers_among(p_uids);
begin
  return array(select x.uid from unnest(p_uids) as x(uid)
    left join ledger.standing w on w.bucket = platform.bucket_of(x.uid) and w.uid = x.uid
    where coalesce(w.is_test, x.uid = any (v_testers)));
end
$$;

-- Notes players who are not known yet, with where they came from, and counts them as registered. Most are known, so
-- they are left out before anything else is read.
create or replace function reports.know_players(p_uids bigint[]) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_open constant date := reports.first_open_day();
begin
  with stranger as materialized (
    select x.uid from unnest(p_uids) as x(uid)
    where not exists (select from reports.player p where p.uid = x.uid)
  ), fresh as (
    insert into reports.player (uid, brand, channel, joined, cohort)
      select j.uid, j.brand, j.channel, d.day, date_trunc('week', d.day)::date
      from stranger x
      join identity.joined j on j.uid = x.uid
      cross join lateral (select reports.gaming_day(j.registered_at) as day) d
      order by j.uid
      on conflict do nothing
      returning uid, brand, channel, joined, cohort
  ), tester as (
    select unnest(reports.testers_among(array_agg(f.uid))) as uid from fresh f
  ), known as materialized (
    select f.*, greatest(f.joined, v_open) as day, t.uid is not null as is_test from fresh f left join tester t on t.uid = f.uid
  ), entry as (
    insert into reports.entry_day as e (day, is_test, brand, channel, registered)
      select day, is_test, brand, channel, count(*) from known
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, is_test, brand, channel) do update set registered = e.registered + excluded.registered
  )
  insert into reports.cohort_week as c (cohort, week, is_test, brand, registered)
    select cohort, cohort, is_test, brand, count(*) from known
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (cohort, week, is_test, brand) do update set registered = c.registered + excluded.registered;
end
$$;

-- The next players of the walk through all of them: how many it met. A registration takes seconds, so what is younger
-- than five minutes may still have one with a lower number beside it.
create or replace function reports.walk_players(p_limit integer) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_after bigint;
  v_uids bigint[];
begin
  perform reports.hold_figures();
  select w.uid into strict v_after from reports.walk w;
  v_uids := array(select j.uid from identity.joined j
    where j.uid > v_after and j.registered_at < platform.clock() - interval '5 minutes'
    order by j.uid limit p_limit);
  if cardinality(v_uids) > 0 then
    perform reports.know_players(v_uids);
    update reports.walk set uid = v_uids[cardinality(v_uids)];
  end if;
  return cardinality(v_uids);
end
$$;
