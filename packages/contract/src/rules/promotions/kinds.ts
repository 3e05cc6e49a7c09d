import type * as z from 'zod/mini';
import type { PromotionCurrency } from '../../promotions/staff-forms/amounts.ts';
import { birthdayKind } from './birthday.ts';
import { channelCashbackKind } from './channel-cashback.ts';
import { checkInKind } from './check-in.ts';
import { freeRoundsKind } from './free-rounds.ts';
import { giftKind } from './gift.ts';
import type { PromotionKind, Worth } from './kind.ts';
import { levelUpKind } from './level-up.ts';
import { mysteryBoxKind } from './mystery-box.ts';
import { raceKind } from './race.ts';
import { rankingKind } from './ranking.ts';
import { rebateKind } from './rebate.ts';
import { referralKind } from './referral.ts';
import { taskKind } from './task.ts';

/** Every kind of promotion, by the name that stands in its row. */
export const promotionKinds = {
  gift: giftKind,
  'level-up': levelUpKind,
  birthday: birthdayKind,
  task: taskKind,
  'check-in': checkInKind,
  ranking: rankingKind,
  race: raceKind,
  rebate: rebateKind,
  'mystery-box': mysteryBoxKind,
  referral: referralKind,
  'channel-cashback': channelCashbackKind,
  'free-rounds': freeRoundsKind,
} as const;

export type PromotionKindName = keyof typeof promotionKinds;
/** What stands in the `rules` of a promotion of this kind. */
export type RulesOf<Name extends PromotionKindName> = z.output<
  (typeof promotionKinds)[Name]['rules']
>;

/** What rewards of a kind are given in. */
export function currencyOf(kind: PromotionKindName): PromotionCurrency {
  return promotionKinds[kind].cashTypes.length === 0 ? 'FIL' : 'PHP';
}

/** Of rules that fit their kind. */
export function worthOf(name: PromotionKindName, rules: unknown): Worth {
  const kind: PromotionKind = promotionKinds[name];
  return kind.worth(rules);
}
