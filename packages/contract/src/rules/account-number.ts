import { channelFlags } from './payment-channels.ts';

/** How many digits the account of a bank has. [M-489] */
export const bankDigits = { min: 6, max: 20 } as const;

/**
 * The number of a withdrawal account as it is kept: of a bank its digits, of a payment instrument the
 * ten digits of a mobile number, whether it was typed with its 0 or without. Null for anything else.
 * [M-126 M-488 M-489]
 */
export function readAccountNumber(flag: number, typed: string): string | null {
  const digits = typed.replace(/[ -]/g, '');
  if (flag === channelFlags.bank) {
    const isWhole = digits.length >= bankDigits.min && digits.length <= bankDigits.max;
    return isWhole && /^\d+$/.test(digits) ? digits : null;
  }
  const [, number] = /^0?(9\d{9})$/.exec(digits) ?? [];
  return number ?? null;
}

/** Its owner knows it by the end; how long it is tells nobody which bank's it is. */
export function maskAccountNumber(tail: string): string {
  return `**** ${tail}`;
}
