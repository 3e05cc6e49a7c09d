import { centavos, parsePesos, toPesos } from '@perya/money';

export const promotionCurrencies = ['PHP', 'FIL'] as const;
export type PromotionCurrency = (typeof promotionCurrencies)[number];

/** What an amount of a promotion is in its smallest unit: pesos with two decimals, or whole Filcoins; null for what is none. */
export function readAmount(currency: PromotionCurrency, text: string): bigint | null {
  if (currency === 'FIL') return /^\d{1,12}$/.test(text) ? BigInt(text) : null;
  const amount = parsePesos(text);
  return amount === null || amount < 0n ? null : amount;
}

export function writeAmount(currency: PromotionCurrency, amount: bigint): string {
  return currency === 'FIL' ? String(amount) : toPesos(centavos(amount));
}
