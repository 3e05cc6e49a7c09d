import { allBrands } from '@perya/contract/brands';
import { commonPasswords, commonWords } from '../../../platform/credentials/common-passwords.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Account } from '../accounts/account.store.ts';
import { unnamedLengthMin } from '../policy.ts';

const distinctMin = 5;
const lettersMin = 4;
const wordLengthMin = 4;

/** Longest first, or a short word would leave the end of a longer one behind. */
const removable = commonWords
  .filter(({ length }) => length >= wordLengthMin)
  .toSorted((a, b) => b.length - a.length);

const without = (text: string, words: readonly string[]) =>
  words.reduce((left, word) => left.replaceAll(word, ' '), text);

/** As 'abcdefghijkl' and '987654321012': nearly every sign follows from the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, place) => Math.abs(code - (codes[place] ?? 0)) <= 1);
  return steps.length >= (codes.length - 1) * 0.75;
}

/** Common words, however often and with whatever digits around them, are still a common password. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower) || isRun(lower)) return true;
  if (new Set(lower).size < distinctMin) return true;
  return without(lower, removable).replace(/[\d\s\p{P}\p{S}]/gu, '').length < lettersMin;
}

function namesOf({ email, name }: Pick<Account, 'email' | 'name'>): string[] {
  const house = allBrands().map(({ name }) => name);
  return [email, ...email.split(/[^\p{L}\d]+/u), ...name.split(/\s+/), ...house]
    .map((word) => word.toLowerCase())
    .filter(({ length }) => length >= 3)
    .toSorted((a, b) => b.length - a.length);
}

/** What anybody would try first is no password, whatever its length. */
export function refuseWeakPassword(
  account: Pick<Account, 'email' | 'name'>,
  password: string,
): void {
  const unnamed = without(password.toLowerCase(), namesOf(account)).replace(/\s/g, '');
  if ([...unnamed].length < unnamedLengthMin) throw new Refusal('STAFF_PASSWORD_NAMES');
  if (isCommon(password)) throw new Refusal('STAFF_PASSWORD_COMMON');
}
