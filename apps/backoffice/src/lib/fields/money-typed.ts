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

/** A whole number, however large; what is none is no number, which the contract refuses. */
export function numberTyped(typed: string): number {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** Hundredths of what is typed with two decimals at most, up to 100: '1.5' percent are 150. */
export function hundredthsTyped(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return points <= 10_000 ? points : null;
}
