-- For players of one bucket. One without a record is unset, and a tester without one is a test account. The statuses
-- stand in the order of the players.
create or replace function kyc.statuses_of(p_bucket integer, p_uids bigint[]) returns text[]
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
    left join kyc.record r on r.bucket = p_bucket and r.uid = p.uid;
  return v_statuses;
end
$$;

-- The same for players of any buckets.
create or replace function kyc.statuses_of(p_uids bigint[]) returns text[]
  language plpgsql stable as $$
declare
  v_statuses text[];
  v_found text[];
  b record;
begin
  if platform.buckets() = 1 then
    return kyc.statuses_of(0, p_uids);
  end if;
  for b in
    select platform.bucket_of(p.uid) as bucket, array_agg(p.uid order by p.place) as uids,
      array_agg(p.place order by p.place) as places
    from unnest(p_uids) with ordinality as p(uid, place) group by 1
  loop
    v_found := kyc.statuses_of(b.bucket, b.uids);
    for n in 1 .. cardinality(b.places) loop
      v_statuses[b.places[n]] := v_found[n];
    end loop;
  end loop;
  return v_statuses;
end
$$;

create or replace function kyc.status_of(p_uid bigint) returns text
  language sql stable
  return (kyc.statuses_of(platform.bucket_of(p_uid), array[p_uid]))[1];
