-- Takes the locks that a posting takes, for a function of a module above that must decide something
-- before it posts, and answers the balances in the same order. Sorted, as everywhere: two callers then
-- never wait for each other in a circle. A player without a wallet has null and is not locked: nothing
-- can be taken from them, and a wallet is made by their first posting.
create or replace function ledger.lock_wallets(p_uids bigint[]) returns bigint[]
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_uids bigint[];
  v_balances bigint[];
begin
  select array_agg(l.uid), array_agg(l.balance) into v_uids, v_balances
    from (select uid, balance from ledger.wallet where uid = any(p_uids) order by uid for update) l;
  if cardinality(v_uids) is distinct from cardinality(p_uids) then
    select array_agg(v_balances[array_position(v_uids, u)] order by n) into v_balances
      from unnest(p_uids) with ordinality as p(u, n);
  end if;
  return v_balances;
end
$$;
