-- Where tables lie on several nodes: the oldest transaction, before this one, whose rows may not be seen everywhere yet.
-- Null where each of them can be.
--
-- A transaction over several nodes ends here first, then on the others, and keeps the lock of its own id until the last
-- one has answered: so the locks tell, and not the snapshot. One that was cut off in between (a node was killed, or this
-- one) stays prepared there until Citus ends it, within a minute or two; its lock is gone, and as long as there is such a
-- one, or a node that does not answer, nothing is certain: 0.
--
-- Those who are at work are asked for before and after what is prepared: whoever is in neither list was cut off, or was so
-- quick that it is asked about again.
create or replace function platform.unseen_on_nodes(p_own xid8) returns xid8
  language plpgsql as $$
declare
  c_turn constant bigint := 4294967296;
  v_own constant bigint := p_own::text::bigint;
  v_oldest bigint;
  v_at_work text[];
  v_after text[];
  v_prepared text[];
  v_silent boolean;
begin
  -- An id in the list of locks has lost its epoch: it lies within half a turn of this one's.
  select min(v_own - (((v_own - l.transactionid::text::bigint) % c_turn + c_turn + c_turn / 2) % c_turn - c_turn / 2))
    into v_oldest
    from pg_locks l where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.transactionid <> p_own::xid;
  select array_agg(format('citus_0_%s_%s_', t.process_id, t.transaction_number)) into v_at_work
    from get_all_active_transactions() t;
  select bool_or(not r.success), array_agg(g.gid) filter (where g.gid <> '') into v_silent, v_prepared
    from run_command_on_workers(
      $c$select coalesce(string_agg(gid, ' '), '') from pg_prepared_xacts where gid like 'citus\_0\_%'$c$) r
    left join lateral string_to_table(r.result, ' ') g(gid) on true;
  select array_agg(format('citus_0_%s_%s_', t.process_id, t.transaction_number)) into v_after
    from get_all_active_transactions() t;
  if v_silent or exists (select 1 from unnest(v_prepared) p
    where not exists (select 1 from unnest(v_at_work || v_after) w where starts_with(p, w)))
  then
    return '0'::xid8;
  end if;
  return case when v_oldest < v_own then v_oldest::text::xid8 end;
end
$$;
