import { countedRowsMax } from '@perya/contract/staff/list';
import type { ConversationState } from '@perya/contract/support/staff-calls/conversations';
import type pg from 'pg';
import {
  type ClaimColumns,
  claimColumns,
  claimEnd,
  isFree,
} from '../../../platform/lists/claim.ts';
import type { Recorded } from '../../audit/index.ts';
import type { Waiting } from '../figures.ts';

export interface ConversationRow extends ClaimColumns {
  uid: bigint;
  brand: string;
  state: ConversationState;
  waitingSince: Date | null;
  lastN: number;
  lastAt: Date;
  lastText: string | null;
  lastSender: 'player' | 'staff' | null;
}

export interface ConversationFilter {
  state: ConversationState;
  uid: bigint | null;
  /** Only what this member of staff has claimed. */
  claimedBy: bigint | null;
}

/** Where the next page begins: a moment in microseconds, and whose. */
export interface Place {
  micros: bigint;
  uid: bigint;
}

export interface Claimer {
  staffId: bigint;
  name: string;
}

const conditions: Record<ConversationState, string> = {
  waiting: 'c.waiting_since is not null',
  answered: `c.state = 'open' and c.waiting_since is null`,
  closed: `c.state = 'closed'`,
};

const previewCharacters = 160;
const lastOf = (what: string) =>
  `(select ${what} from support.message m where m.uid = c.uid and m.n = c.last_n)`;
const columns = `c.uid, c.brand, c.waiting_since as "waitingSince", c.last_n as "lastN", c.last_at as "lastAt",
  case when c.state = 'closed' then 'closed' when c.waiting_since is null then 'answered' else 'waiting' end as state,
  ${lastOf(`left(m.text, ${previewCharacters})`)} as "lastText", ${lastOf('m.sender')} as "lastSender",
  ${claimColumns('c')}`;

const microsOf = (moment: string) => `(extract(epoch from ${moment}) * 1000000)::bigint`;

function whereOf({ state, uid, claimedBy }: ConversationFilter, values: unknown[]): string {
  const found = [conditions[state]];
  if (uid !== null) found.push(`c.uid = $${values.push(uid)}`);
  if (claimedBy !== null) {
    found.push(`c.claimed_by = $${values.push(claimedBy)} and c.claimed_until > platform.clock()`);
  }
  return found.join(' and ');
}

export type ListedConversation = ConversationRow & { micros: bigint };

export function createDeskStore(pool: pg.Pool) {
  return {
    /** Those who wait by how long, the longest first; others by their last word, the newest first. */
    async list(
      filter: ConversationFilter,
      after: Place | null,
      limit: number,
    ): Promise<ListedConversation[]> {
      const values: unknown[] = [limit];
      const where = whereOf(filter, values);
      const isWaiting = filter.state === 'waiting';
      const moment = isWaiting ? 'c.waiting_since' : 'c.last_at';
      const direction = isWaiting ? 'asc' : 'desc';
      const place =
        after === null
          ? ''
          : `and (${microsOf(moment)}, c.uid) ${isWaiting ? '>' : '<'}
             ($${values.push(after.micros)}::bigint, $${values.push(after.uid)}::bigint)`;
      const { rows } = await pool.query<ListedConversation>(
        `select ${columns}, ${microsOf(moment)} as micros from support.conversation c
         where ${where} ${place} order by ${moment} ${direction}, c.uid ${direction} limit $1`,
        values,
      );
      return rows;
    },

    async count(filter: ConversationFilter): Promise<number> {
      const values: unknown[] = [countedRowsMax];
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from
         (select from support.conversation c where ${whereOf(filter, values)} limit $1) counted`,
        values,
      );
      return rows[0]?.count ?? 0;
    },

    async countWaiting(): Promise<Waiting> {
      const { rows } = await pool.query<Waiting>(
        `select count(*)::int as count, min(waiting_since) as "oldestAt"
         from support.conversation where waiting_since is not null`,
      );
      return rows[0] ?? { count: 0, oldestAt: null };
    },

    async find(uid: bigint): Promise<ConversationRow | null> {
      const { rows } = await pool.query<ConversationRow>(
        `select ${columns} from support.conversation c where c.uid = $1`,
        [uid],
      );
      return rows[0] ?? null;
    },

    async lock(tx: Recorded, uid: bigint): Promise<ConversationRow | null> {
      const { rows } = await tx.query<ConversationRow>(
        `select ${columns} from support.conversation c where c.uid = $1 for update`,
        [uid],
      );
      return rows[0] ?? null;
    },

    /** Locks its row: of many at once one has it. Null if it is not there or somebody else has it. */
    async claim(
      tx: Recorded,
      { staffId, name }: Claimer,
      uid: bigint,
    ): Promise<{ until: Date; isNew: boolean } | null> {
      const { rows } = await tx.query<{ until: Date; isNew: boolean }>(
        `with before as materialized (
           select uid, claimed_by is not distinct from $1 and claimed_until > platform.clock() as held
           from support.conversation where uid = $3 for update)
         update support.conversation c set claimed_by = $1, claimed_name = $2, claimed_until = ${claimEnd}
         from before where c.uid = before.uid and (${isFree('c')} or c.claimed_by = $1)
         returning c.claimed_until as until, not before.held as "isNew"`,
        [staffId, name, uid],
      );
      return rows[0] ?? null;
    },

    /** False if the caller does not have it. */
    async release(tx: Recorded, staffId: bigint, uid: bigint): Promise<boolean> {
      const { rowCount } = await tx.query(
        `update support.conversation set claimed_by = null, claimed_name = null, claimed_until = null
         where uid = $2 and claimed_by = $1 and claimed_until > platform.clock()`,
        [staffId, uid],
      );
      return rowCount === 1;
    },

    async close(tx: Recorded, uid: bigint): Promise<void> {
      await tx.query(
        `update support.conversation set state = 'closed', waiting_since = null,
           claimed_by = null, claimed_name = null, claimed_until = null where uid = $1`,
        [uid],
      );
    },
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;
