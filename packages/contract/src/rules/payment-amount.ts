import { type Centavos, centavos, formatPesos } from '@perya/money';
import { lengths } from '../constants.ts';
import type { Text } from '../text.ts';
import { defaultAmountMax, defaultAmountMin } from './payment-channels.ts';

/** What the amount of a payment may be made of. [M-295 M-305] */
export const amountDigitsMax = {
  deposit: lengths.depositAmountMax,
  withdraw: lengths.withdrawAmountMax,
} as const;

export interface AmountRange {
  readonly min: Centavos;
  readonly max: Centavos;
}

/** Whole pesos as they are typed, or as money on the wire: no sign, space or zero in front; null for anything else. */
export function parseWholePesos(text: string): Centavos | null {
  const [, pesos] = /^([1-9]\d{0,15})(?:\.00)?$/.exec(text) ?? [];
  return pesos === undefined ? null : centavos(BigInt(pesos) * 100n);
}

/** Only what a player may type into an amount, in its length. Of a pasted 100.50 the hundred stays, not ten thousand. [M-295 M-305] */
export function cleanAmount(typed: string, mode: keyof typeof amountDigitsMax): string {
  const pesos = typed.replace(/\.\d{1,2}\s*$/, '');
  return pesos.replace(/\D/g, '').slice(0, amountDigitsMax[mode]);
}

const whole = (amount: Centavos) => formatPesos(amount, { decimals: 0, sign: false });

/** The message for a deposit's amount, or null if it fits. [M-296 M-443] */
export function depositAmountProblem(text: string, { min, max }: AmountRange): Text | null {
  const amount = parseWholePesos(text);
  if (amount !== null && amount >= min && amount <= max) return null;
  const said = `${whole(min)}-${whole(max)}`;
  return { en: `Enter Amount: ${said}`, tl: `Ilagay ang halaga: ${said}` };
}

/** The message for a withdrawal's amount, in the decided order, or null if it fits. [M-306 M-307 M-308] */
export function withdrawAmountProblem(
  text: string,
  { min, max }: AmountRange,
  withdrawable: Centavos,
): Text | null {
  const amount = parseWholePesos(text);
  if (amount === null || amount < defaultAmountMin || amount > defaultAmountMax) {
    return { en: 'Amount 100-500,000', tl: 'Halaga 100-500,000' };
  }
  if (amount < min) {
    return { en: `Minimum value is ${whole(min)}`, tl: `Pinakamababa ay ${whole(min)}` };
  }
  if (amount > max) {
    return { en: `Maximum value is ${whole(max)}`, tl: `Pinakamataas ay ${whole(max)}` };
  }
  return amount > withdrawable ? notWithdrawable : null;
}

export const notWithdrawable: Text = {
  en: 'That is more than you can withdraw',
  tl: 'Higit iyan sa puwede mong i-withdraw',
};
