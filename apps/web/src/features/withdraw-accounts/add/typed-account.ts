import { lengths } from '@perya/contract/constants';
import { bankDigits } from '@perya/contract/rules/account-number';

export interface TypedAccount {
  readonly digits: string;
  /** The 9 that stands there was typed as a 0, and the number's own 9 may still come. */
  readonly isZeroReplaced: boolean;
}

export const nothingTyped: TypedAccount = { digits: '', isZeroReplaced: false };

/** A contact card writes the country into the number. */
const withoutCountry = (digits: string) => digits.replace(/^63(?=9\d{9}$)/, '');

/**
 * A mobile number while it is typed. A 0 in front becomes the 9 at once; who goes on with the 9 of 0917 means that one,
 * so the number stays 917. A pasted number with another digit behind its 0 is no mobile number and stays as it is.
 * [M-313 M-488]
 */
export function typeMobile(before: TypedAccount, text: string): TypedAccount {
  const digits = withoutCountry(text.replace(/\D/g, ''));
  if (digits === '0') return { digits: '9', isZeroReplaced: true };
  if (before.isZeroReplaced && digits === '99') return { digits: '9', isZeroReplaced: false };
  const number = digits.replace(/^0+(?=9)/, '');
  return { digits: number.slice(0, lengths.phoneDigits), isZeroReplaced: false };
}

/** A bank's number keeps its zeros. [M-489] */
export function typeBank(text: string): TypedAccount {
  const digits = text.replace(/\D/g, '').slice(0, bankDigits.max);
  return { digits, isZeroReplaced: false };
}

/** Grouped as the placeholder is: 917 123 4567. [M-312] */
export function groupMobile(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
    .filter((part) => part !== '')
    .join(' ');
}
