import {
  type PromotionCurrency,
  readAmount,
  writeAmount,
} from '@perya/contract/promotions/staff-forms/amounts';
import { giftAloneMax, giftMax } from '@perya/contract/rules/promotions/gift';

/** An amount as it is typed, as the contract has it: '150' pesos are '150.00'; null for what is none or too much. */
export function giftTyped(currency: PromotionCurrency, typed: string): string | null {
  const amount = readAmount(currency, typed.trim().replaceAll(',', ''));
  const isGift = amount !== null && amount > 0n && amount <= giftMax[currency];
  return isGift ? writeAmount(currency, amount) : null;
}

/** Whether one person may not give this today after what they have given alone. */
export function needsSecond(currency: PromotionCurrency, amount: string, given: string): boolean {
  const wanted = readAmount(currency, amount) ?? 0n;
  const before = readAmount(currency, given) ?? 0n;
  return before + wanted > giftAloneMax[currency];
}
