import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { roles } from './database/roles.ts';

/** The worker asks to own its tables: rows of its queues are hidden from everyone else. */
const handOver = `
  do $$
  declare
    v_what text;
  begin
    for v_what in
      select format('schema %I', nspname) from pg_namespace
        where nspname = 'graphile_worker' and nspowner <> '${roles.app}'::regrole
      union all
      select format('%s %s', case relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, c.oid::regclass)
        from pg_class c where relnamespace = to_regnamespace('graphile_worker') and relowner <> '${roles.app}'::regrole
          and (relkind in ('r', 'p', 'v') or relkind = 'S' and not exists (select from pg_depend d
            where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
      union all
      select format('routine %s', oid::regprocedure) from pg_proc
        where pronamespace = to_regnamespace('graphile_worker') and proowner <> '${roles.app}'::regrole
      union all
      select format('type %s', t.oid::regtype) from pg_type t
        where t.typnamespace = to_regnamespace('graphile_worker') and t.typowner <> '${roles.app}'::regrole
          and t.typtype in ('c', 'd', 'e') and (t.typrelid = 0
            or exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
    loop
      execute 'alter ' || v_what || ' owner to ${roles.app}';
    end loop;
  end
  $$`;

/** Brings the tables of the job queue up to date, as the owner of the database, and hands them to the app. */
export async function prepareJobs(owner: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: owner, logger: new Logger(() => () => {}) });
  await owner.query(handOver);
}
