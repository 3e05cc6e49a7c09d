import type pg from 'pg';
import { roles } from './roles.ts';

const powers = `
  select current_user as login,
    (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
    pg_has_role(current_user, '${roles.app}', 'usage') as is_app,
    (select format('%s on %s', r, c.oid::regclass)
      from pg_class c cross join unnest(array['update', 'delete', 'truncate']) r
      where c.relnamespace in (select oid from pg_namespace where nspname = any ($1))
        and c.relkind in ('r', 'p') and has_table_privilege(current_user, c.oid, r)
        and not has_table_privilege('${roles.app}', c.oid, r)
      order by c.oid, r limit 1) as too_much`;

/** What is wrong with the role that the app connects as, in a sentence; null if nothing is. */
export async function findRoleFault(
  pool: pg.Pool,
  schemas: readonly string[],
): Promise<string | null> {
  const { rows } = await pool.query<{
    login: string;
    isSuperuser: boolean;
    isApp: boolean;
    tooMuch: string | null;
  }>(powers, [schemas]);
  const [found] = rows;
  if (!found) return 'The database does not say what the app may do.';
  const { login, isSuperuser, isApp, tooMuch } = found;
  if (isSuperuser) return `The role ${login} of DATABASE_URL is a superuser of the database.`;
  if (tooMuch !== null) return `The role ${login} of DATABASE_URL may do too much: ${tooMuch}.`;
  if (!isApp) return `The role ${login} of DATABASE_URL may not act as ${roles.app}.`;
  return null;
}
