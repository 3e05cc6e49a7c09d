import type pg from 'pg';
import type { NewEvent } from './event.ts';

/** The sequence that numbers the log of events. */
export const eventLog = 'platform.event_seq';

export interface EventRow extends NewEvent {
  seq: bigint;
  at: Date;
}

export interface Range {
  /** The last number that was read before. */
  after: bigint;
  upTo: bigint;
}

/** Writes events in the transaction of the change. */
export async function appendEvents(
  client: pg.ClientBase,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await client.query({
    name: 'events-append',
    text: `insert into platform.event (seq, name, uid, key, payload)
           select platform.draw_number('${eventLog}'), name, uid, key, payload
           from unnest($1::text[], $2::bigint[], $3::text[], $4::jsonb[]) e(name, uid, key, payload)`,
    values: [
      events.map(({ name }) => name),
      events.map(({ uid }) => uid),
      events.map(({ key }) => key),
      events.map(({ payload }) => JSON.stringify(payload)),
    ],
  });
}

export async function listEvents(
  client: pg.ClientBase,
  { after, upTo }: Range,
  names: readonly string[],
): Promise<EventRow[]> {
  const { rows } = await client.query<EventRow>({
    name: 'events-list',
    text: `select seq, at, name, uid, key, payload from platform.event
           where seq > $1 and seq <= $2 and name = any($3::text[]) order by seq`,
    values: [after, upTo, names],
  });
  return rows;
}

/** Deletes old events that every reader has passed, oldest first, and says how many. */
export async function trimEvents(pool: pg.Pool, batchSize: number): Promise<number> {
  const { rows } = await pool.query<{ trimmed: number }>(
    'select platform.trim_events($1) as trimmed',
    [batchSize],
  );
  return rows[0]?.trimmed ?? 0;
}
