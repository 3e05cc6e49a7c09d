import type { TestServer } from './test-server.ts';

export interface AuditRow {
  actor: string;
  action: string;
  subject: string;
  address: string;
  device: string;
  before: unknown;
  after: unknown;
  reason: string;
}

/** What the audit holds of a player or a contact, oldest first, without the chain. */
export async function readAudit(
  { database }: Pick<TestServer, 'database'>,
  ...subjects: string[]
): Promise<AuditRow[]> {
  const { rows } = await database.pool.query<AuditRow>(
    `select actor_kind || ':' || actor as actor, action, subject, address, device, before, after, reason
     from audit.entry where subject = any($1) order by seq`,
    [subjects],
  );
  return rows;
}

/** The names of the events that concern a player, oldest first. */
export async function readEvents(
  { database }: Pick<TestServer, 'database'>,
  uid: string,
): Promise<{ name: string; payload: Record<string, unknown> }[]> {
  const { rows } = await database.pool.query(
    'select name, payload from platform.event where uid = $1 order by seq',
    [uid],
  );
  return rows;
}

/** Six digits by themselves: ids and fractions of a second hold any six digits now and then. */
export const wholeWord = (code: string) => new RegExp(String.raw`(?<![\w.])${code}(?!\w)`);
