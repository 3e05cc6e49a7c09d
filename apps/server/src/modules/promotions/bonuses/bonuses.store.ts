import type { RewardState } from '@perya/contract/promotions/staff-calls/bonuses';
import type { PromotionCurrency } from '@perya/contract/promotions/staff-forms/amounts';
import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import { countedRowsMax } from '@perya/contract/staff/list';
import type pg from 'pg';

export interface PlayerBonusRow {
  id: bigint;
  promotion: number;
  kind: PromotionKindName;
  nameEn: string;
  nameTl: string;
  period: string;
  currency: PromotionCurrency;
  cashType: number | null;
  amount: bigint;
  wageringTimes: number;
  state: RewardState;
  offeredAt: Date;
  expiresAt: Date | null;
  decidedAt: Date | null;
  movedBy: string;
}

/** A player's rewards, as staff see them. */
export function createPlayerBonusStore(pool: pg.Pool) {
  return {
    async list(
      uid: bigint,
      state: RewardState | null,
      below: bigint,
      limit: number,
    ): Promise<PlayerBonusRow[]> {
      const { rows } = await pool.query<PlayerBonusRow>(
        `select r.id, r.promotion_id as promotion, p.kind, p.name_en as "nameEn", p.name_tl as "nameTl",
           r.period, r.currency, r.cash_type as "cashType", r.amount,
           r.wagering_times as "wageringTimes", r.state, r.offered_at as "offeredAt",
           r.expires_at as "expiresAt", r.decided_at as "decidedAt",
           (select s.by from promotions.step s where s.uid = r.uid and s.reward_id = r.id
            order by s.seq desc limit 1) as "movedBy"
         from promotions.reward r join promotions.promotion p on p.id = r.promotion_id
         where r.uid = $1 and ($2::text is null or r.state = $2) and r.id < $3
         order by r.id desc limit $4`,
        [uid, state, below, limit],
      );
      return rows;
    },

    async count(uid: bigint, state: RewardState | null): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from (select from promotions.reward
         where uid = $1 and ($2::text is null or state = $2) limit $3) counted`,
        [uid, state, countedRowsMax],
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type PlayerBonusStore = ReturnType<typeof createPlayerBonusStore>;
