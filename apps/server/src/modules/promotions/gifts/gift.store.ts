import type { PromotionCurrency } from '@perya/contract/promotions/staff-forms/amounts';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import { type TimeRange, withinTime } from '../../../platform/lists/ranges.ts';
import type { Recorded } from '../../audit/index.ts';

export interface NewGift {
  rewardId: bigint;
  uid: bigint;
  promotion: number;
  currency: PromotionCurrency;
  /** Centavos, or Filcoins. */
  amount: bigint;
  /** As in `staff:7`. */
  givenBy: string;
  approvedBy: string | null;
  reason: string;
}

export interface GiftRow extends NewGift {
  nameEn: string;
  nameTl: string;
  state: string;
  givenAt: Date;
}

export interface GiftFilter extends TimeRange {
  uid?: string | undefined;
  currency?: PromotionCurrency | undefined;
}

const columns = `g.reward_id, g.uid, g.promotion_id as promotion, g.currency, g.amount,
  g.given_by, g.approved_by, g.reason, p.name_en, p.name_tl, r.state, g.given_at`;
const tables = `promotions.manual_gift g join promotions.promotion p on p.id = g.promotion_id
  join promotions.reward r on r.bucket = platform.bucket_of(g.uid) and r.uid = g.uid and r.id = g.reward_id`;

/** Gifts that staff give. */
const giving = {
  /** Null for what is no promotion of gifts. */
  async currencyOf(tx: Recorded, promotion: number): Promise<PromotionCurrency | null> {
    const { rows } = await tx.query<{ currency: PromotionCurrency }>(
      `select currency from promotions.promotion where id = $1 and kind = 'gift'`,
      [promotion],
    );
    return rows[0]?.currency ?? null;
  },

  async insert(tx: Recorded, gift: NewGift): Promise<void> {
    await tx.query(
      `insert into promotions.manual_gift
         (reward_id, uid, promotion_id, currency, amount, given_by, approved_by, reason)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[gift.rewardId, gift.uid, gift.promotion, gift.currency, gift.amount],
        ...[gift.givenBy, gift.approvedBy, gift.reason],
      ],
    );
  },

  /** Adds to what somebody has given alone today, and answers the sum; others who give wait until this is decided. */
  async addAlone(
    tx: Recorded,
    { givenBy, currency, amount }: Pick<NewGift, 'givenBy' | 'currency' | 'amount'>,
  ): Promise<bigint> {
    const { rows } = await tx.query<{ amount: bigint }>(
      `insert into promotions.given_alone as held (given_by, day, currency, amount)
       values ($1, platform.manila_day(platform.clock()), $2, $3)
       on conflict (given_by, day, currency) do update set amount = held.amount + excluded.amount
       returning amount`,
      [givenBy, currency, amount],
    );
    const [row] = rows;
    if (!row) throw new Error('What was given alone was not counted');
    return row.amount;
  },
};

/** What staff gave by hand. */
export function createGiftStore(pool: pg.Pool) {
  return {
    async readAlone(givenBy: string): Promise<Map<PromotionCurrency, bigint>> {
      const { rows } = await pool.query<{ currency: PromotionCurrency; amount: bigint }>(
        `select currency, amount from promotions.given_alone
         where given_by = $1 and day = platform.manila_day(platform.clock())`,
        [givenBy],
      );
      return new Map(rows.map(({ currency, amount }) => [currency, amount]));
    },

    async find(tx: Recorded, rewardId: bigint): Promise<GiftRow | null> {
      const { rows } = await tx.query<GiftRow>(
        `select ${columns} from ${tables} where g.reward_id = $1`,
        [rewardId],
      );
      return rows[0] ?? null;
    },
    ...createList<GiftRow, GiftFilter>(pool, {
      columns,
      from: tables,
      counted: 'promotions.manual_gift g',
      key: [byNumber('g.reward_id')],
      where: ({ uid, currency, ...range }, asked) => [
        asked('g.uid = ?', uid),
        asked('g.currency = ?', currency),
        ...withinTime(asked, 'g.given_at', range),
      ],
    }),
    ...giving,
  };
}

export type GiftStore = ReturnType<typeof createGiftStore>;
