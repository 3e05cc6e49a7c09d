import type pg from 'pg';
import { StartError } from '../start-error.ts';

/**
 * What each part of the product may do in the database; files of `access/` say it table by table. The
 * owner, who makes the tables, is none of them: it is whoever runs the migrations.
 */
export const roles = { app: 'perya_app', studio: 'perya_studio', reader: 'perya_reader' } as const;

/** Processes that start together make the roles one after the other. */
const lockId = 7_391_106;
const mayNotCode = '42501';

const makeRoles = `
  do $$
  declare
    v_role text;
  begin
    perform pg_advisory_xact_lock(${lockId});
    foreach v_role in array array['${Object.values(roles).join("', '")}'] loop
      if to_regrole(v_role) is null then
        execute format('create role %I nologin', v_role);
      end if;
    end loop;
  end
  $$`;

/** Makes the roles that are missing; as the owner, who needs the right to do so only the first time. */
export async function ensureRoles(owner: pg.Pool | pg.Client): Promise<void> {
  try {
    await owner.query(makeRoles);
  } catch (error) {
    if ((error as { code?: string }).code !== mayNotCode) throw error;
    const made = Object.values(roles).map((role) => `create role ${role};`);
    throw new StartError(
      `The database lacks roles that its owner may not make. As an administrator, once: ${made.join(' ')}`,
    );
  }
}

/** Whom the database takes the holder of the connection for. */
export async function readLogin(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ login: string }>('select current_user as login');
  return rows[0]?.login ?? '';
}

/** Lets whoever connects to the database act in a role, unless they may already. */
export async function admitTo(owner: pg.Pool, role: string, login: string): Promise<void> {
  const { rows } = await owner.query<{ held: boolean }>(
    `select pg_has_role($1, $2, 'usage') as held`,
    [login, role],
  );
  if (rows[0]?.held) return;
  const quoted = `"${login.replaceAll('"', '""')}"`;
  try {
    await owner.query(`grant ${role} to ${quoted}`);
  } catch (error) {
    if ((error as { code?: string }).code !== mayNotCode) throw error;
    throw new StartError(
      `The database's role ${login} may not act as ${role}. As an administrator, once: grant ${role} to ${quoted};`,
    );
  }
}
