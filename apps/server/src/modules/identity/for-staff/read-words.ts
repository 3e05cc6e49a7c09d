import { maskEmail, maskPhone } from '@perya/contract/staff/mask';
import type { ListedPlayer, SearchedFor } from './players-list.store.ts';

/** With fewer digits everybody fits. */
const phoneDigitsMin = 3;
const phoneDigits = 10;

/** The digits from the 9 on, of a number that is written in any of the ways people write one; null if it is none. */
function phoneBeginning(words: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(words)) return null;
  const digits = words.replace(/\D/g, '').replace(/^(00)?63|^0/, '');
  const isPhone =
    digits.startsWith('9') && digits.length >= phoneDigitsMin && digits.length <= phoneDigits;
  return isPhone ? digits : null;
}

/** A uid has eight digits, and the beginning of a phone a 9 in front; what a caller remembers of the end has fewer. */
const phoneEndDigits = /^\d{4,7}$/;

function phoneEnd(words: string): string | null {
  const digits = words.replace(/[\s-]/g, '');
  return phoneEndDigits.test(digits) ? digits : null;
}

/** What the words of a search can mean; they may mean several things at once. */
export function readWords(words: string): SearchedFor {
  const isUid = /^\d{1,18}$/.test(words);
  return {
    uid: isUid ? BigInt(words) : null,
    phone: phoneBeginning(words),
    phoneEnd: phoneEnd(words),
    name: words,
  };
}

/** Whether the words are the whole uid, phone, email or handle of this player. */
export function isNamedBy(words: string, player: ListedPlayer): boolean {
  const typed = words.trim().toLowerCase();
  const names = [String(player.uid), player.username, player.email];
  return (
    names.some((name) => name?.toLowerCase() === typed) || phoneBeginning(words) === player.phone
  );
}

/** The words as the audit keeps them: what was looked for, and no phone or address in full. */
export function maskWords(words: string): string {
  const phone = phoneBeginning(words);
  if (phone?.length === phoneDigits) return maskPhone(phone);
  // Few digits may be the end of a number as well as its beginning; only after a zero and the 9 there is no doubt, if more follow.
  const isBeginning = /^[+0]/.test(words) && phone !== null && phone.length > phoneDigitsMin;
  if (phoneEnd(words) !== null && !isBeginning) return maskIdNumber(words);
  if (phone !== null && phone.length > phoneDigitsMin) return `${phone.slice(0, 3)}•••`;
  return words.includes('@') ? maskEmail(words) : words;
}

/** With fewer digits a handle is likelier than the number of a document. */
const documentDigitsMin = 5;

/** Whether words look like the number of an ID, which nothing may keep in clear. */
export function isLikeIdNumber(words: string): boolean {
  const digits = words.replaceAll(/\D/g, '').length;
  return /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/.test(words) && digits >= documentDigitsMin;
}

/** Enough to tell two searches apart. */
export const maskIdNumber = (words: string) => `•••${words.slice(-2)}`;
