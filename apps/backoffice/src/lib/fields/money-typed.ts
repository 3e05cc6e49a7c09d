import { parsePesos, toPesos } from '@perya/money';

/** An amount as it is typed, as money of the contract: '150.5' is '150.50'; null for what is none. */
export function moneyTyped(typed: string): string | null {
  const amount = parsePesos(typed.trim());
  return amount === null || amount < 0n ? null : toPesos(amount);
}

/** A change of an amount: '-20' is '-20.00'; null for what changes nothing. */
export function changeTyped(typed: string): string | null {
  const amount = parsePesos(typed.trim());
  return amount === null || amount === 0n ? null : toPesos(amount);
}

/** A whole number within a range; null for anything else. */
export function wholeTyped(typed: string, { min, max }: { min: number; max: number }) {
  const value = /^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : null;
  return value !== null && value >= min && value <= max ? value : null;
}
