import type { RewardState } from '@perya/contract/promotions/staff-calls/bonuses';
import type { PromotionCurrency } from '@perya/contract/promotions/staff-forms/amounts';
import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';

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
export const createPlayerBonusStore = (pool: pg.Pool) =>
  createList<PlayerBonusRow, { uid: string; state?: RewardState | undefined }>(pool, {
    columns: `r.id, r.promotion_id as promotion, p.kind, p.name_en, p.name_tl,
      r.period, r.currency, r.cash_type, r.amount, r.wagering_times, r.state, r.offered_at,
      r.expires_at, r.decided_at,
      (select s.by from promotions.step s where s.bucket = r.bucket and s.uid = r.uid and s.reward_id = r.id
       order by s.seq desc limit 1) as moved_by`,
    from: 'promotions.reward r join promotions.promotion p on p.id = r.promotion_id',
    counted: 'promotions.reward r',
    key: [byNumber('r.id')],
    where: ({ uid, state }, asked) => [
      asked('r.bucket = platform.bucket_of(?) and r.uid = ?', uid),
      asked('r.state = ?', state),
    ],
  });

export type PlayerBonusStore = ReturnType<typeof createPlayerBonusStore>;
