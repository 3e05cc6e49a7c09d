import type pg from 'pg';
import { byMoment, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import { type TimeRange, withinTime } from '../../../platform/lists/ranges.ts';

export interface EntryFilter extends TimeRange {
  actor_kind?: string | undefined;
  actor?: string | undefined;
  /** A module, or a whole action. */
  action?: string | undefined;
  subject_kind?: string | undefined;
  subject?: string | undefined;
  address?: string | undefined;
  request_id?: string | undefined;
}

interface ReadBy {
  /** Whether whoever reads knows of what the AML officers have among themselves. */
  isOfficer: boolean;
}

export interface EntryRow {
  seq: bigint;
  at: Date;
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

const columns = `e.seq, e.at, e.actor_kind, e.actor, e.action, e.subject_kind, e.subject,
  e.address, e.device, e.request_id, e.reason`;

/** What others than the AML officers read: nothing of their desk, and nothing of what they ask each other for. */
export const isForAll = `(e.action not like 'aml.%' and coalesce(e.after ->> 'action', '') not like 'aml.%')`;

const ofAction = (action: string | undefined) =>
  action?.includes('.') ? 'e.action = ?' : "split_part(e.action, '.', 1) = ?";

export function createEntriesStore(pool: pg.Pool) {
  return {
    ...createList<EntryRow, EntryFilter & ReadBy>(pool, {
      columns,
      from: 'audit.entry e',
      key: [byMoment('e.at'), byNumber('e.seq')],
      where: (filter, asked) => [
        asked('e.actor_kind = ?', filter.actor_kind),
        asked('e.actor = ?', filter.actor),
        asked(ofAction(filter.action), filter.action),
        asked('e.subject_kind = ?', filter.subject_kind),
        asked('e.subject = ?', filter.subject),
        ...withinTime(asked, 'e.at', filter),
        // The indexes leave out entries that have none.
        asked(`e.address = ? and e.address <> ''`, filter.address),
        asked(`e.request_id = ? and e.request_id <> ''`, filter.request_id),
        filter.isOfficer ? null : isForAll,
      ],
    }),

    async find(seq: string, { isOfficer }: ReadBy): Promise<WholeEntry | null> {
      const { rows } = await pool.query<WholeEntry>(
        `select ${columns}, e.before, e.after, s.position, s.hash,
           coalesce((select p.hash from audit.seal p where p.position = s.position - 1), '') as previous_hash
         from audit.entry e left join audit.seal s on s.seq = e.seq where e.seq = $1 and ($2 or ${isForAll})`,
        [seq, isOfficer],
      );
      return rows[0] ?? null;
    },
  };
}

export type EntriesStore = ReturnType<typeof createEntriesStore>;
