import type { feedbackStates } from '@perya/contract/support/staff-calls/feedback';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Recorded } from '../../audit/index.ts';

export type FeedbackState = (typeof feedbackStates)[number];

export interface FeedbackRow {
  id: bigint;
  uid: bigint;
  brand: string;
  text: string;
  at: Date;
  state: FeedbackState;
  decidedAt: Date | null;
  decidedBy: string | null;
  words: string;
}

export interface NewFeedback {
  uid: bigint;
  key: string;
  brand: string;
  text: string;
}

export interface FeedbackFilter {
  state: FeedbackState;
  uid?: string | undefined;
}

const columns = `f.id, f.uid, f.brand, f.text, f.at, f.state, f.decided_at, f.decided_by, f.words`;

/** What players have written, and what became of it. */
const feedbacks = (pool: pg.Pool) => ({
  /** Null if feedback with this key is there: of many at once one is kept. */
  async insert(tx: Recorded, { uid, key, brand, text }: NewFeedback): Promise<bigint | null> {
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into support.feedback (uid, key, brand, text) values ($1, $2, $3, $4)
       on conflict (uid, key) do nothing returning id`,
      [uid, key, brand, text],
    );
    return rows[0]?.id ?? null;
  },

  /** What was sent with this key before. */
  async findText(uid: bigint, key: string): Promise<string | null> {
    const { rows } = await pool.query<{ text: string }>(
      'select text from support.feedback where uid = $1 and key = $2',
      [uid, key],
    );
    return rows[0]?.text ?? null;
  },

  /** With what was answered. */
  async find(id: bigint): Promise<(FeedbackRow & { answer: string | null }) | null> {
    const { rows } = await pool.query<FeedbackRow & { answer: string | null }>(
      `select ${columns}, m.text as answer from support.feedback f
       left join support.message m on m.feedback_id = f.id where f.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  },

  async lock(tx: Recorded, id: bigint): Promise<FeedbackRow | null> {
    const { rows } = await tx.query<FeedbackRow>(
      `select ${columns} from support.feedback f where f.id = $1 for update`,
      [id],
    );
    return rows[0] ?? null;
  },

  /** Whether it was answered by the message with this key. */
  async isAnsweredBy(tx: Recorded, id: bigint, key: string): Promise<boolean> {
    const { rowCount } = await tx.query(
      'select from support.message where feedback_id = $1 and key = $2',
      [id, key],
    );
    return rowCount === 1;
  },

  async decide(
    tx: Recorded,
    decision: { id: bigint; state: 'answered' | 'closed'; by: string; words: string },
  ): Promise<void> {
    await tx.query(
      `update support.feedback set state = $2, decided_at = platform.clock(), decided_by = $3, words = $4
       where id = $1`,
      [decision.id, decision.state, decision.by, decision.words],
    );
  },
});

export function createFeedbackStore(pool: pg.Pool) {
  const list = createList<FeedbackRow, FeedbackFilter>(pool, {
    columns,
    from: 'support.feedback f',
    key: [byNumber('f.id')],
    // Open ones oldest first, others newest first.
    isAscending: ({ state }) => state === 'open',
    since: 'f.at',
    where: ({ state, uid }, asked) => [asked('f.state = ?', state), asked('f.uid = ?', uid)],
  });
  return {
    page: list.page,
    countOpen: () => list.waiting({ state: 'open' }),
    ...feedbacks(pool),
  };
}

export type FeedbackStore = ReturnType<typeof createFeedbackStore>;
