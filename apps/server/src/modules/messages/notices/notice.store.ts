import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface NoticeRow {
  id: bigint;
  textEn: string;
  textTl: string;
  fromAt: Date;
  untilAt: Date;
  publishedAt: Date;
  withdrawnAt: Date | null;
  isShown: boolean;
}

export interface NewNotice {
  key: string;
  textEn: string;
  textTl: string;
  fromAt: Date;
  untilAt: Date;
}

const isShown = 'withdrawn_at is null and until_at > platform.clock()';
const columns = `id, text_en, text_tl, from_at, until_at, published_at, withdrawn_at,
  ${isShown} as is_shown`;

export function createNoticeStore(pool: pg.Pool) {
  return {
    /** Those that players are shown at present, the oldest first. */
    async listShown(): Promise<NoticeRow[]> {
      const { rows } = await pool.query<NoticeRow>({
        name: 'messages-shown-notices',
        text: `select ${columns} from messages.house_notice where ${isShown} order by id`,
      });
      return rows;
    },

    async listLatest(limit: number): Promise<NoticeRow[]> {
      const { rows } = await pool.query<NoticeRow>(
        `select ${columns} from messages.house_notice order by id desc limit $1`,
        [limit],
      );
      return rows;
    },

    /** Null if one with this key is there. */
    async insert(tx: Recorded, notice: NewNotice): Promise<NoticeRow | null> {
      const { rows } = await tx.query<NoticeRow>(
        `insert into messages.house_notice (key, text_en, text_tl, from_at, until_at)
         values ($1, $2, $3, $4, $5) on conflict (key) do nothing returning ${columns}`,
        [notice.key, notice.textEn, notice.textTl, notice.fromAt, notice.untilAt],
      );
      return rows[0] ?? null;
    },

    async lock(tx: Recorded, id: bigint): Promise<NoticeRow | null> {
      const { rows } = await tx.query<NoticeRow>(
        `select ${columns} from messages.house_notice where id = $1 for update`,
        [id],
      );
      return rows[0] ?? null;
    },

    async withdraw(tx: Recorded, id: bigint): Promise<void> {
      await tx.query(
        'update messages.house_notice set withdrawn_at = platform.clock() where id = $1',
        [id],
      );
    },
  };
}

export type NoticeStore = ReturnType<typeof createNoticeStore>;
