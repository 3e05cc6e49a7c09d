-- A player without a record is unset, and a tester without one is a test account. The statuses stand
-- in the order of the players.
create or replace function kyc.statuses_of(p_uids bigint[]) returns text[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_testers constant bigint[] := identity.testers_among(p_uids);
  v_statuses text[];
begin
  select array_agg(coalesce(nullif(r.status, 'unset'),
      case when p.uid = any (v_testers) then 'test_account' else 'unset' end) order by p.place)
    into v_statuses
    from unnest(p_uids) with ordinality as p(uid, place)
    left join kyc.record r on r.uid = p.uid;
  return v_statuses;
end
$$;

create or replace function kyc.status_of(p_uid bigint) returns text
  language sql stable
  return (kyc.statuses_of(array[p_uid]))[1];
