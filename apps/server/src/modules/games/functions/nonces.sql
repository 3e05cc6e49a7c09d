-- A slot is longer than the time in which requests are good, to both sides of now and a little more
-- for clocks of several servers: that time lies in one slot or two, and the slot after it is free.
create or replace function games.nonce_slot(p_seconds bigint) returns smallint
  language sql immutable
  return ((p_seconds / 150) % 3)::smallint;

-- With the rights of the owner: to empty a table is a right that the app has of none.
create or replace function games.forget_nonces() returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_newest constant bigint := extract(epoch from clock_timestamp())::bigint + 70;
  v_free constant integer := (games.nonce_slot(v_newest) + 1) % 3;
begin
  execute format('truncate games.nonce_%s', v_free);
  return v_free;
end
$$;

-- Notes the nonces of a batch of one bucket, where the bucket lies, and answers those that were new, as `venue nonce`; null if none was. Sorted,
-- so that two batches that meet in a nonce do not wait for each other in a circle. `offset 0` has each one looked up by
-- the whole key: slots are emptied every few minutes, and by statistics of an empty one all of it would be read for each.
create or replace function games.take_nonces(
  p_bucket integer, p_venues text[], p_nonces text[], p_signed_at bigint[]
) returns text[]
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_known text[];
  v_taken text[];
  v_name text;
begin
  select array_agg(g.venue || ' ' || g.nonce) into v_known
    from unnest(p_venues, p_nonces, p_signed_at) as g(venue, nonce, signed_at)
    where exists (select 1 from games.nonce o
      where o.bucket = p_bucket
        and o.slot in ((games.nonce_slot(g.signed_at) + 1) % 3, (games.nonce_slot(g.signed_at) + 2) % 3)
        and o.venue = g.venue and o.nonce = g.nonce offset 0);
  for v_name in
    insert into games.nonce (bucket, slot, venue, nonce)
      select p_bucket, games.nonce_slot(g.signed_at), g.venue, g.nonce
      from unnest(p_venues, p_nonces, p_signed_at) as g(venue, nonce, signed_at)
      where v_known is null or g.venue || ' ' || g.nonce <> all (v_known)
      order by g.venue, g.nonce
      on conflict do nothing
      returning venue || ' ' || nonce
  loop
    v_taken := v_taken || v_name;
  end loop;
  return v_taken;
end
$$;
