import { formatLoginPhone } from '@perya/contract/rules/phone';

/** A contact card writes the country into the number; taken as typed digits it would become another number. */
export function withoutCountry(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.replace(/^63(?=9\d{9}$)/, '');
}

/** Where the caret stands after the grouping: behind the same digit as before. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (let at = 0; at < formatted.length; at += 1) {
    if (seen === digitsBefore) return at;
    if (formatted[at] !== ' ') seen += 1;
  }
  return formatted.length;
}

interface Selection {
  readonly start: number;
  readonly end: number;
}

/** Puts pasted digits where the caret or the selection is. [A-322 M-283] */
export function pastePhone(value: string, { start, end }: Selection, pasted: string): string {
  return formatLoginPhone(value.slice(0, start) + withoutCountry(pasted) + value.slice(end));
}
