import type { StaffErrorCode } from './staff-errors.ts';

/** What staff write in their own words: reasons and notes. */
export const wordsMax = 1000;

/** A tag, a comment or an entity of HTML; a lone '<' between numbers is none. */
const markup = /<[a-z!/?]|&(?:[a-z]{2,31}|#x?[0-9a-f]{1,8});/i;
/** Control characters beyond the line break and the tab, and marks that turn the direction of text. */
const hidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Which rule a text breaks that staff wrote; null if none. */
export function problemOfWords(text: string): StaffErrorCode | null {
  if (text.length > wordsMax) return 'WORDS_TOO_LONG';
  if (markup.test(text)) return 'WORDS_MARKUP';
  return hidden.test(text.replaceAll(/[\n\t]/g, '')) ? 'WORDS_UNREADABLE' : null;
}
