import type { Text } from '../../text.ts';

/** The letters of names and addresses, for a pattern: Ñ and ñ are letters of the Filipino alphabet. [A-292 A-297 M-269] */
export const letters = 'A-Za-zÑñ';

/** As phones, keyboards and scanners write them. */
const hyphensAndApostrophes = /[-‐‑‒–—'’‘ʼ`´]/g;

const withSpaces = (text: string) => text.replaceAll(hyphensAndApostrophes, ' ');

const withoutMarks = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Stands below the message of a field. [A-292 M-269] */
export const writeSpace: Text = {
  en: 'Write a space instead',
  tl: 'Espasyo na lang ang isulat',
};

/** Whether nothing is wrong but a hyphen or an apostrophe, in place of which a space would do. */
export function needsSpace(problemOf: (text: string) => unknown, text: string): boolean {
  return problemOf(text) !== null && problemOf(withSpaces(text)) === null;
}

/** What an ID says, in letters that a field takes: marks go but for the Ñ, whatever else is refused becomes a space. */
export function writable(text: string, refused: RegExp): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[^\p{ASCII}Ññ]/gu, (sign) => withoutMarks(withSpaces(sign)));
  return plain.replaceAll(refused, ' ').replaceAll(/ +/g, ' ').trim();
}

/** A name as names are compared: marks and capitals tell nobody apart, nor a hyphen or an apostrophe from a space. */
export function comparableName(name: string): string {
  const spaced = withSpaces(name);
  // Most names of a long list are plain letters, and those need no table of Unicode.
  const plain = /^[ -~]*$/.test(spaced) ? spaced : withoutMarks(spaced);
  return plain.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
