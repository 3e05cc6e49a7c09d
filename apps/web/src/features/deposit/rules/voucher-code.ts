import { lengths } from '@perya/contract/constants';

/** Without spaces, in its length. [M-300] */
export function cleanCode(typed: string): string {
  return typed.replace(/\s/g, '').slice(0, lengths.voucherCodeMax);
}

/** Long enough for the button. [M-301] */
export const isCodeWhole = (code: string) => code.length >= lengths.voucherCodeMin;

/** Of one to four characters; five are enough. [M-301 M-302] */
export const isCodeShort = (code: string) => code.length > 0 && !isCodeWhole(code);
