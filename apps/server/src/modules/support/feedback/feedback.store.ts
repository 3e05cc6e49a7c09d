import { countedRowsMax } from '@perya/contract/staff/list';
import type { feedbackStates } from '@perya/contract/support/staff-calls/feedback';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';
import type { Waiting } from '../figures.ts';

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
  uid: bigint | null;
}

const columns = `f.id, f.uid, f.brand, f.text, f.at, f.state, f.decided_at as "decidedAt",
  f.decided_by as "decidedBy", f.words`;

function whereOf({ state, uid }: FeedbackFilter, values: unknown[]): string {
  const found = [`f.state = $${values.push(state)}`];
  if (uid !== null) found.push(`f.uid = $${values.push(uid)}`);
  return found.join(' and ');
}

export function createFeedbackStore(pool: pg.Pool) {
  return {
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

    /** Open ones oldest first, others newest first. */
    async list(
      filter: FeedbackFilter,
      after: bigint | null,
      limit: number,
    ): Promise<FeedbackRow[]> {
      const values: unknown[] = [limit];
      const where = whereOf(filter, values);
      const isOpen = filter.state === 'open';
      const place = after === null ? '' : `and f.id ${isOpen ? '>' : '<'} $${values.push(after)}`;
      const { rows } = await pool.query<FeedbackRow>(
        `select ${columns} from support.feedback f where ${where} ${place}
         order by f.id ${isOpen ? 'asc' : 'desc'} limit $1`,
        values,
      );
      return rows;
    },

    async count(filter: FeedbackFilter): Promise<number> {
      const values: unknown[] = [countedRowsMax];
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from
         (select from support.feedback f where ${whereOf(filter, values)} limit $1) counted`,
        values,
      );
      return rows[0]?.count ?? 0;
    },

    async countOpen(): Promise<Waiting> {
      const { rows } = await pool.query<Waiting>(
        `select count(*)::int as count, min(at) as "oldestAt"
         from support.feedback where state = 'open'`,
      );
      return rows[0] ?? { count: 0, oldestAt: null };
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
  };
}

export type FeedbackStore = ReturnType<typeof createFeedbackStore>;
