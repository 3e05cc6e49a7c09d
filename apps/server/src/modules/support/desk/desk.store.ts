import type { ConversationTag } from '@perya/contract/rules/support/tags';
import type { ConversationState } from '@perya/contract/support/staff-calls/conversations';
import type pg from 'pg';
import { byMoment, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import {
  type ClaimColumns,
  claimColumns,
  createQueue,
  heldBy,
  noClaim,
} from '../../../platform/lists/queue.ts';
import type { Recorded } from '../../audit/index.ts';

export interface ConversationRow extends ClaimColumns {
  uid: bigint;
  brand: string;
  state: ConversationState;
  waitingSince: Date | null;
  lastN: number;
  lastAt: Date;
  lastText: string | null;
  lastSender: 'player' | 'staff' | null;
  tags: ConversationTag[];
}

export interface ConversationFilter {
  state: ConversationState;
  uid?: string | undefined;
  tag?: ConversationTag | undefined;
  /** Only what this member of staff has claimed. */
  claimedBy?: bigint | undefined;
}

const conditions: Record<ConversationState, string> = {
  waiting: 'c.waiting_since is not null',
  answered: `c.state = 'open' and c.waiting_since is null`,
  closed: `c.state = 'closed'`,
};

const previewCharacters = 160;
const lastOf = (what: string) =>
  `(select ${what} from support.message m where m.uid = c.uid and m.n = c.last_n)`;
const columns = `c.uid, c.brand, c.tags, c.waiting_since, c.last_n, c.last_at,
  case when c.state = 'closed' then 'closed' when c.waiting_since is null then 'answered' else 'waiting' end as state,
  ${lastOf(`left(m.text, ${previewCharacters})`)} as last_text, ${lastOf('m.sender')} as last_sender,
  ${claimColumns('c')}`;

export function createDeskStore(pool: pg.Pool) {
  const list = createList<ConversationRow, ConversationFilter>(pool, {
    columns,
    from: 'support.conversation c',
    // Those who wait by how long, the longest first; others by their last word, the newest first.
    key: ({ state }) => [
      byMoment(state === 'waiting' ? 'c.waiting_since' : 'c.last_at'),
      byNumber('c.uid'),
    ],
    isAscending: ({ state }) => state === 'waiting',
    since: 'c.waiting_since',
    where: ({ state, uid, tag, claimedBy }, asked) => [
      conditions[state],
      asked('c.uid = ?', uid),
      asked('c.tags @> array[?::text]', tag),
      asked(heldBy('c'), claimedBy),
    ],
  });
  return {
    page: list.page,

    countWaiting: () => list.waiting({ state: 'waiting' }),

    ...createQueue<Recorded, { uid: bigint }, 'uid'>({
      table: 'support.conversation',
      key: ['uid'],
      columns: 'r.uid',
      isOpen: 'true',
    }),

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

    /** Each mark once, in the order in which they were set; null where there is no conversation. */
    async tag(
      tx: Recorded,
      { uid, tag, on }: { uid: bigint; tag: ConversationTag; on: boolean },
    ): Promise<ConversationTag[] | null> {
      const { rows } = await tx.query<{ tags: ConversationTag[] }>(
        `update support.conversation set
           tags = array_remove(tags, $2::text)
             || case when $3::boolean then array[$2::text] else '{}'::text[] end
         where uid = $1 returning tags`,
        [uid, tag, on],
      );
      return rows[0]?.tags ?? null;
    },

    async close(tx: Recorded, uid: bigint): Promise<void> {
      await tx.query(
        `update support.conversation set state = 'closed', waiting_since = null, ${noClaim}
         where uid = $1`,
        [uid],
      );
    },
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;
