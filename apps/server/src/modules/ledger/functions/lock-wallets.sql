-- Takes the lock that a posting takes, for a change of a module above that must not be overtaken by
-- one: whatever is decided on this wallet afterwards sees the change, whatever was decided before it
-- has committed. A player without a wallet gets one, because what is not there cannot be locked.
create or replace function ledger.lock_wallet(p_bucket integer, p_uid bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if platform.bucket_of(p_uid) is distinct from p_bucket then
    raise exception 'ledger.lock_wallet: player % is not in bucket %', p_uid, p_bucket using errcode = 'invalid_parameter_value';
  end if;
  perform from ledger.wallet where bucket = p_bucket and uid = p_uid for update;
  if not found then
    perform ledger.make_wallets(p_bucket, array[p_uid]);
    perform from ledger.wallet where bucket = p_bucket and uid = p_uid for update;
  end if;
end
$$;

-- The same for whoever knows the player alone. Not with the rights of the owner: what a transaction reads and writes of a
-- bucket must reach its node as one user, so the rights change there (docs/scaling.md).
create or replace function ledger.lock_wallet(p_uid bigint) returns void
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  perform 1 from ledger.lock_wallet(v_bucket, p_uid);
end
$$;

-- The same without making one: who has no wallet has nothing to stake, and may still be given one of
-- test money.
create or replace function ledger.hold_wallet(p_bucket integer, p_uid bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform from ledger.wallet where bucket = p_bucket and uid = p_uid for update;
end
$$;

create or replace function ledger.hold_wallet(p_uid bigint) returns void
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  perform 1 from ledger.hold_wallet(v_bucket, p_uid);
end
$$;

-- The same for a batch of one bucket that decides something before it posts, without waiting: whoever holds one
-- wallet for long would hold up all the others. `balances` stand in the order of p_uids, null where
-- there is no wallet, and `busy` are the players whose wallet somebody else holds.
--
-- p_credited are those among them who may get something without having had a wallet. They are given
-- one, or two processes that both found it missing would each go on from a balance of nothing.
create or replace function ledger.try_lock_wallets(
  p_bucket integer,
  p_uids bigint[],
  p_credited bigint[],
  out balances bigint[],
  out busy bigint[]
)
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_uids bigint[];
begin
  if exists (select from unnest(p_uids) u where platform.bucket_of(u) is distinct from p_bucket) then
    raise exception 'ledger.try_lock_wallets: a player is not in bucket %', p_bucket using errcode = 'invalid_parameter_value';
  end if;
  for attempt in 1 .. 2 loop
    select array_agg(l.uid), array_agg(l.balance) into v_uids, balances
      from (select w.uid, w.balance from ledger.wallet w
        where w.bucket = p_bucket and w.uid = any (p_uids) order by w.uid for update skip locked) l;
    if cardinality(v_uids) = cardinality(p_uids) then
      return;
    end if;
    exit when attempt = 2 or p_credited is null;
    exit when ledger.make_wallets(p_bucket, p_credited) = 0;
  end loop;
  select array_agg(balances[array_position(v_uids, u)] order by n),
      array_agg(u) filter (where array_position(v_uids, u) is null
        and exists (select from ledger.wallet w where w.bucket = p_bucket and w.uid = u))
    into balances, busy
    from unnest(p_uids) with ordinality as p(u, n);
end
$$;

-- The same for players of any buckets, as ledger.post without one.
create or replace function ledger.try_lock_wallets(
  p_uids bigint[],
  p_credited bigint[],
  out balances bigint[],
  out busy bigint[]
)
  language plpgsql as $$
declare
  b record;
  v_found record;
begin
  balances := array_fill(null::bigint, array[cardinality(p_uids)]);
  for b in
    select g.bucket, g.uids, g.places,
      (select array_agg(c) from unnest(p_credited) c where platform.bucket_of(c) = g.bucket) as credited
    from (select platform.bucket_of(p.u) as bucket, array_agg(p.u order by p.n) as uids, array_agg(p.n order by p.n) as places
      from unnest(p_uids) with ordinality as p(u, n) group by 1 order by 1) g
  loop
    select l.balances, l.busy into v_found from ledger.try_lock_wallets(b.bucket, b.uids, b.credited) l;
    for n in 1 .. cardinality(b.places) loop
      balances[b.places[n]] := v_found.balances[n];
    end loop;
    busy := busy || v_found.busy;
  end loop;
end
$$;
