import type pg from 'pg';
import { firstTable, type SpreadPlan } from './plan.ts';

/** Functions that run where a bucket lies. */
export function createFunctionsStore(client: pg.ClientBase) {
  return {
    /** Those of the plan that take the bucket first and still run on the coordinator. */
    async listToSend({ functions }: SpreadPlan): Promise<string[]> {
      const { rows } = await client.query<{ name: string }>(
        `select p.oid::regprocedure::text as name from pg_proc p
         where p.pronamespace::regnamespace || '.' || p.proname = any ($1) and p.proargnames[1] = 'p_bucket'
           and not exists (select 1 from pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid
             and o.distribution_argument_index is not null and o.force_delegation)
         order by 1`,
        [functions],
      );
      return rows.map(({ name }) => name);
    },

    /** Within a transaction and from other functions too, so that all of it reaches the node as one user. */
    async send(name: string): Promise<void> {
      await client.query(
        `select create_distributed_function($1::regprocedure, 'p_bucket', colocate_with => $2, force_delegation => true)`,
        [name, firstTable],
      );
    },
  };
}
