import * as z from 'zod/mini';
import { countryCode, lengths } from '../constants.ts';
import { type RuleName, ruleTexts } from './rule-texts.ts';

/** A Philippine mobile number as it is stored and sent: ten digits, the first a 9. */
const phonePattern = /^9\d{9}$/;

/** The run of digits that starts at the 9, whatever stands before or between. */
export function extractPhone(text: string): string {
  return text.replace(/\D/g, '').replace(/^[^9]*/, '');
}

/** The country code as sent: without a plus, and 63 if none is given. */
export function extractCountryCode(text: string): string {
  return text.replace(/^\+/, '') || countryCode;
}

/** What the login field shows of what was typed or pasted. [A-090 A-316 A-317 A-318 A-322 M-277 M-278 M-280 M-283] */
export function formatLoginPhone(typed: string): string {
  let digits = typed.replace(/\D/g, '');
  if (digits === '') return '';
  if (digits[0] === '0') {
    digits = digits.length === 1 ? '0' : `09${digits.slice(digits[1] === '9' ? 2 : 1)}`;
    const cut = digits.slice(0, lengths.phoneDigitsWithZero);
    return [cut.slice(0, 4), cut.slice(4, 7), cut.slice(7)].filter((part) => part !== '').join(' ');
  }
  if (digits[0] !== '9') digits = `9${digits.slice(1)}`;
  const cut = digits.slice(0, lengths.phoneDigits);
  return [cut.slice(0, 3), cut.slice(3, 6), cut.slice(6)].filter((part) => part !== '').join(' ');
}

/** [A-319 A-320 M-281 M-282] */
export function loginPhoneProblem(text: string): RuleName | null {
  if (text.trim() === '') return 'phoneRequired';
  return phonePattern.test(extractPhone(text)) ? null : 'phoneTenDigits';
}

/** The account flows let ten or eleven digits through; the server has the last word. [A-314 A-325] */
export function accountPhoneProblem(text: string): RuleName | null {
  return /^9\d{9,10}$/.test(text) ? null : 'phoneInvalid';
}

/**
 * Players recognise their own number; bystanders cannot read it. Of signs that every SMS can carry:
 * any other would halve how much of a text fits into one.
 */
export function maskPhone(phone: string): string {
  return `+${countryCode} ${phone.slice(0, 3)} **** ${phone.slice(-3)}`;
}

/** [A-321 M-284] */
export function countryCodeProblem(text: string): RuleName | null {
  return text.length === 3 ? null : 'countryCode';
}

export const phone = () => z.string().check(z.regex(phonePattern, ruleTexts.phoneInvalid.en));

export const phoneCountry = () =>
  z._default(z.string().check(z.regex(/^63$/, ruleTexts.phoneInvalid.en)), countryCode);
