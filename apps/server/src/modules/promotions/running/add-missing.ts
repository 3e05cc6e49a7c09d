import { audience } from '@perya/contract/rules/promotions/audience';
import { type PromotionKindName, promotionKinds } from '@perya/contract/rules/promotions/kinds';
import type { Text } from '@perya/contract/text';
import * as z from 'zod/mini';
import { StartError } from '../../../platform/start-error.ts';
import type { PromotionsServices } from '../services.ts';
import type { Currency } from './promotion.store.ts';

/** A promotion that an installation begins with. */
export interface NewPromotion {
  id: number;
  kind: string;
  name: Text;
  terms: Text;
  startsAt: string;
  endsAt?: string;
  audience?: unknown;
  rules: unknown;
  currency: Currency;
  cashType?: number;
  wageringTimes?: number;
  claimHours?: number;
  playerCap?: bigint;
  dayCap?: bigint;
  budget?: bigint;
  exclusiveGroup?: string;
  isOnePerPerson?: boolean;
  place?: number;
}

const isKind = (name: string): name is PromotionKindName => Object.hasOwn(promotionKinds, name);

function rowOf(given: NewPromotion) {
  const { kind, startsAt, endsAt } = given;
  if (!isKind(kind)) throw new StartError(`Promotion ${given.id} is of no kind: ${kind}`);
  const rules = z.safeParse(promotionKinds[kind].rules, given.rules);
  if (!rules.success) {
    throw new StartError(
      `The rules of promotion ${given.id} fit no ${kind}: ${rules.error.message}`,
    );
  }
  return {
    ...given,
    kind,
    startsAt: new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
    audience: z.parse(audience, given.audience ?? {}),
    rules: rules.data,
    cashType: given.cashType ?? null,
    wageringTimes: given.wageringTimes ?? 0,
    claimHours: given.claimHours ?? null,
    playerCap: given.playerCap ?? null,
    dayCap: given.dayCap ?? null,
    budget: given.budget ?? null,
    exclusiveGroup: given.exclusiveGroup ?? null,
    isOnePerPerson: given.isOnePerPerson ?? false,
    place: given.place ?? 0,
  };
}

/** Adds promotions that are missing, published; what an operator has changed since stays. */
export async function addMissing(
  { promotions, cache }: Pick<PromotionsServices, 'promotions' | 'cache'>,
  given: readonly NewPromotion[],
): Promise<void> {
  await promotions.addMissing(given.map(rowOf));
  cache.expire();
}
