-- For the functions of modules above, which may not read this module's tables. In PL/pgSQL, which
-- keeps its plan.
create or replace function identity.is_tester(p_uid bigint) returns boolean
  language plpgsql stable as $$
declare
  v_tester boolean;
begin
  select tester into v_tester from identity.player where uid = p_uid;
  return coalesce(v_tester, false);
end
$$;

-- The same for many players at once: every batch of bets asks this.
create or replace function identity.testers_among(p_uids bigint[]) returns bigint[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_testers bigint[];
begin
  select array_agg(uid) into v_testers from identity.player where uid = any (p_uids) and tester;
  return coalesce(v_testers, '{}');
end
$$;
