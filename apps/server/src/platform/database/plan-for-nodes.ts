import type pg from 'pg';

/**
 * Where tables lie on several nodes, functions must not be planned once for all buckets: no node could plan them.
 * `create or replace`, which a release brings, gives them that setting back; so this follows every change.
 */
const planForEach = `
  do $$
  declare
    v_function regprocedure;
  begin
    if to_regclass('pg_catalog.pg_dist_partition') is null then
      return;
    end if;
    if not exists (select 1 from pg_dist_partition where partmethod = 'h') then
      return;
    end if;
    for v_function in select oid from pg_proc where 'plan_cache_mode=force_generic_plan' = any (proconfig) loop
      execute format('alter function %s set plan_cache_mode = auto', v_function);
    end loop;
  end
  $$`;

export async function planForNodes(owner: pg.Pool | pg.ClientBase): Promise<void> {
  await owner.query(planForEach);
}
