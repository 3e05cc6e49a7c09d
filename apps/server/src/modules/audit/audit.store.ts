import type pg from 'pg';
import type { Range } from '../../platform/events/events.store.ts';
import type { EntryText } from './canonical-entry.ts';
import { type AuditOrigin, actorId, type Entry, subjectId } from './entry.ts';

/** The sequence that numbers the entries. */
export const entryLog = 'audit.entry_seq';

export interface Head {
  position: bigint;
  hash: Buffer;
}

export interface Seal extends Head {
  seq: bigint;
}

/** A seal and the entry that it names; null if the entry is gone. */
export interface SealedEntry extends Seal {
  entry: EntryText | null;
}

const jsonOrNull = (facts: Entry['before']) => (facts ? JSON.stringify(facts) : null);

/** Writes entries in the transaction of the change that they record. */
export async function appendEntries(
  client: pg.ClientBase,
  origin: AuditOrigin,
  entries: readonly Entry[],
): Promise<void> {
  for (const { action, subject, before, after, reason = '' } of entries) {
    await client.query({
      name: 'audit-append',
      text: `insert into audit.entry (seq, actor_kind, actor, action, subject_kind, subject,
               address, device, request_id, before, after, reason)
             values (platform.draw_number('${entryLog}'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      values: [
        origin.actor.kind,
        actorId(origin.actor),
        action,
        subject.kind,
        subjectId(subject),
        origin.address,
        origin.device,
        origin.requestId,
        jsonOrNull(before),
        jsonOrNull(after),
        reason,
      ],
    });
  }
}

export const entryText = `e.seq::text as seq,
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  e.actor_kind, e.actor, e.action, e.subject_kind, e.subject,
  e.address, e.device, e.request_id, e.before::text as before,
  e.after::text as after, e.reason`;

export async function listEntries(
  client: pg.ClientBase,
  { after, upTo }: Range,
): Promise<EntryText[]> {
  const { rows } = await client.query<EntryText>(
    `select ${entryText} from audit.entry e where e.seq > $1 and e.seq <= $2 order by e.seq`,
    [after, upTo],
  );
  return rows;
}

export async function lockHead(client: pg.ClientBase): Promise<Head> {
  const { rows } = await client.query<Head>('select position, hash from audit.head for update');
  const [head] = rows;
  if (!head) throw new Error('The chain of the audit has no head');
  return head;
}

/** Adds seals to the end of the chain; the last one becomes its head. */
export async function addSeals(client: pg.ClientBase, seals: readonly Seal[]): Promise<void> {
  const last = seals.at(-1);
  if (!last) return;
  await client.query(
    `insert into audit.seal (position, seq, hash)
     select * from unnest($1::bigint[], $2::bigint[], $3::bytea[])`,
    [
      seals.map(({ position }) => position),
      seals.map(({ seq }) => seq),
      seals.map(({ hash }) => hash),
    ],
  );
  await client.query('update audit.head set position = $1, hash = $2', [last.position, last.hash]);
}
