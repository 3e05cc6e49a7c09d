import { countedRowsMax } from '@perya/contract/staff/list';
import type pg from 'pg';

export interface EntryFilter {
  actorKind?: string | undefined;
  actor?: string | undefined;
  /** A module, or a whole action. */
  action?: string | undefined;
  subjectKind?: string | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
  address?: string | undefined;
  requestId?: string | undefined;
}

/** The moment, in microseconds as text, and the number of the last entry of a page. */
export interface EntryKey {
  at: string;
  seq: string;
}

export interface EntryRow {
  seq: bigint;
  at: Date;
  /** In microseconds, which a Date cannot hold. */
  exactAt: string;
  actorKind: string;
  actor: string;
  action: string;
  subjectKind: string;
  subject: string;
  address: string;
  device: string;
  requestId: string;
  reason: string;
}

export interface WholeEntry extends EntryRow {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  position: bigint | null;
  hash: Buffer | null;
  previousHash: Buffer | null;
}

const columns = `e.seq, e.at, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "exactAt",
  e.actor_kind as "actorKind", e.actor, e.action, e.subject_kind as "subjectKind", e.subject,
  e.address, e.device, e.request_id as "requestId", e.reason`;

/** Only what is asked for stands in the statement, so that each is planned for the index it needs. */
function conditionsOf(filter: EntryFilter, after: EntryKey | null) {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (sql: (place: string) => string, value: unknown) => {
    if (value === undefined) return;
    values.push(value);
    parts.push(sql(`$${values.length}`));
  };
  const { action } = filter;
  add((place) => `e.actor_kind = ${place}`, filter.actorKind);
  add((place) => `e.actor = ${place}`, filter.actor);
  add(
    (place) => `${action?.includes('.') ? 'e.action' : "split_part(e.action, '.', 1)"} = ${place}`,
    action,
  );
  add((place) => `e.subject_kind = ${place}`, filter.subjectKind);
  add((place) => `e.subject = ${place}`, filter.subject);
  add((place) => `e.at >= ${place}`, filter.from);
  add((place) => `e.at < ${place}`, filter.before);
  // The indexes leave out entries that have none.
  add((place) => `e.address = ${place} and e.address <> ''`, filter.address);
  add((place) => `e.request_id = ${place} and e.request_id <> ''`, filter.requestId);
  if (after) {
    values.push(after.at, after.seq);
    parts.push(`(e.at, e.seq) < ($${values.length - 1}::timestamptz, $${values.length}::bigint)`);
  }
  return { where: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values };
}

export function createEntriesStore(pool: pg.Pool) {
  return {
    /** A page, newest first. */
    async list(filter: EntryFilter, after: EntryKey | null, limit: number): Promise<EntryRow[]> {
      const { where, values } = conditionsOf(filter, after);
      const { rows } = await pool.query<EntryRow>(
        `select ${columns} from audit.entry e ${where}
         order by e.at desc, e.seq desc limit $${values.length + 1}`,
        [...values, limit],
      );
      return rows;
    },

    /** How many there are; one more than is counted where there are more. */
    async count(filter: EntryFilter): Promise<number> {
      const { where, values } = conditionsOf(filter, null);
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count
         from (select from audit.entry e ${where} limit ${countedRowsMax + 1}) counted`,
        values,
      );
      return rows[0]?.count ?? 0;
    },

    async find(seq: string): Promise<WholeEntry | null> {
      const { rows } = await pool.query<WholeEntry>(
        `select ${columns}, e.before, e.after, s.position, s.hash,
           coalesce((select p.hash from audit.seal p where p.position = s.position - 1), '') as "previousHash"
         from audit.entry e left join audit.seal s on s.seq = e.seq where e.seq = $1`,
        [seq],
      );
      return rows[0] ?? null;
    },
  };
}

export type EntriesStore = ReturnType<typeof createEntriesStore>;
