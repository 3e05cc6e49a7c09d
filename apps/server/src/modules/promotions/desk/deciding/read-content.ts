import type { PromotionContent } from '@perya/contract/promotions/staff-calls/promotions';
import { readAmount } from '@perya/contract/promotions/staff-forms/amounts';
import { misfitOf } from '@perya/contract/promotions/staff-forms/misfit-of';
import {
  currencyOf,
  type PromotionKindName,
  promotionKinds,
} from '@perya/contract/rules/promotions/kinds';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import * as z from 'zod/mini';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { PromotionRow } from '../../running/promotion.store.ts';

/** What a promotion says, as its row holds it. */
export type PromotionFields = Omit<PromotionRow, 'id' | 'kind'>;

function readRules(kind: PromotionKindName, rules: unknown): unknown {
  const misfit = misfitOf(kind, rules);
  if (misfit === null) return z.parse(promotionKinds[kind].rules, rules);
  const where = [misfit.field, misfit.says].filter((part) => part !== '').join(': ');
  const text = {
    en: `These rules do not fit the kind of the promotion. ${where}`,
    tl: `Hindi akma sa uri ng promosyon ang mga tuntuning ito. ${where}`,
  };
  const field = ['content', 'rules', misfit.field].filter((part) => part !== '').join('.');
  throw new Refusal('PROMOTION_RULES', text, undefined, { field: [field] });
}

/** What staff wrote, as the row of a promotion holds it; refuses in words what cannot stand. */
export function readContent(
  kind: PromotionKindName,
  content: PromotionContent,
  now: Date,
): PromotionFields {
  const { name_en, name_tl, terms_en, terms_tl, starts_at, ends_at, cash_type } = content;
  for (const text of [name_en, name_tl, terms_en, terms_tl]) {
    const problem = problemOfWords(text);
    if (problem) throw new Refusal(problem);
  }
  if (ends_at !== null && (ends_at <= starts_at || ends_at * 1000 <= now.getTime())) {
    throw new Refusal('PROMOTION_PERIOD');
  }
  const currency = currencyOf(kind);
  const cashTypes: readonly number[] = promotionKinds[kind].cashTypes;
  const isNamed = currency === 'FIL' ? cash_type === null : cashTypes.includes(cash_type ?? 0);
  // Filcoins are free at once.
  if (!isNamed || (currency === 'FIL' && content.wagering_times > 0)) {
    throw new Refusal('INVALID_INPUT');
  }
  const amountOf = (text: string | null): bigint | null => {
    if (text === null) return null;
    const amount = readAmount(currency, text);
    if (amount === null || amount === 0n) throw new Refusal('INVALID_INPUT');
    return amount;
  };
  const playerCap = amountOf(content.player_cap);
  const dayCap = amountOf(content.day_cap);
  const budget = amountOf(content.budget);
  const isAbove = (cap: bigint | null) => cap !== null && budget !== null && cap > budget;
  if (isAbove(playerCap) || isAbove(dayCap)) throw new Refusal('PROMOTION_CAPS');
  return {
    name: { en: name_en, tl: name_tl },
    terms: { en: terms_en, tl: terms_tl },
    startsAt: new Date(starts_at * 1000),
    endsAt: ends_at === null ? null : new Date(ends_at * 1000),
    audience: content.audience,
    rules: readRules(kind, content.rules),
    currency,
    cashType: cash_type,
    wageringTimes: content.wagering_times,
    claimHours: content.claim_hours,
    playerCap,
    dayCap,
    budget,
    exclusiveGroup: content.exclusive_group,
    isOnePerPerson: content.is_one_per_person,
    place: content.place,
  };
}
