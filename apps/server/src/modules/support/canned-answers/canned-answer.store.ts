import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface CannedAnswerRow {
  id: bigint;
  title: string;
  textEn: string;
  textTl: string;
  version: number;
  changedAt: Date;
}

export type NewCannedAnswer = Pick<CannedAnswerRow, 'title' | 'textEn' | 'textTl'>;

const columns = `id, title, text_en, text_tl, version, changed_at`;

export function createCannedAnswerStore(pool: pg.Pool) {
  return {
    async list(): Promise<CannedAnswerRow[]> {
      const { rows } = await pool.query<CannedAnswerRow>(
        `select ${columns} from support.canned_answer where removed_at is null order by title, id`,
      );
      return rows;
    },

    async lock(tx: Recorded, id: bigint): Promise<CannedAnswerRow | null> {
      const { rows } = await tx.query<CannedAnswerRow>(
        `select ${columns} from support.canned_answer
         where id = $1 and removed_at is null for update`,
        [id],
      );
      return rows[0] ?? null;
    },

    async insert(tx: Recorded, { title, textEn, textTl }: NewCannedAnswer): Promise<bigint> {
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into support.canned_answer (id, title, text_en, text_tl)
         values (nextval('support.canned_answer_id'), $1, $2, $3) returning id`,
        [title, textEn, textTl],
      );
      return rows[0]?.id ?? 0n;
    },

    async change(tx: Recorded, id: bigint, { title, textEn, textTl }: NewCannedAnswer) {
      await tx.query(
        `update support.canned_answer set title = $2, text_en = $3, text_tl = $4,
           version = version + 1, changed_at = platform.clock() where id = $1`,
        [id, title, textEn, textTl],
      );
    },

    async remove(tx: Recorded, id: bigint): Promise<void> {
      await tx.query(
        `update support.canned_answer set removed_at = platform.clock(), version = version + 1
         where id = $1`,
        [id],
      );
    },

    /** Adds one that a new installation begins with; what an operator has changed or removed stays so. */
    async addMissing(id: number, { title, textEn, textTl }: NewCannedAnswer): Promise<void> {
      await pool.query(
        `insert into support.canned_answer (id, title, text_en, text_tl)
         values ($1, $2, $3, $4) on conflict do nothing`,
        [id, title, textEn, textTl],
      );
    },
  };
}

export type CannedAnswerStore = ReturnType<typeof createCannedAnswerStore>;
