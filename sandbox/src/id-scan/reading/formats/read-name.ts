import { asLetter, capitalised } from './signs.ts';

export interface FullName {
  last_name: string;
  first_name: string;
  middle_name: string;
}

const cleaned = (text: string) =>
  [...text]
    .map(asLetter)
    .join('')
    .replace(/[^A-Z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A part of a name as the form takes it: letters and spaces. */
export function readName(text: string): string | null {
  const name = cleaned(text);
  return name.length >= 2 ? capitalised(name) : null;
}

const particles = /^(DE|DELA|DEL|DELOS|LA|LOS|SAN|SANTA|STA)$/;

/** A middle name is a mother's surname: the last word, and the particles before it. */
function splitGiven(text: string): { first: string; middle: string } {
  const words = cleaned(text).split(' ');
  let from = words.length - 1;
  while (from > 1 && particles.test(words[from - 1] ?? '')) from -= 1;
  return { first: words.slice(0, from).join(' '), middle: words.slice(from).join(' ') };
}

/** `LAST, FIRST, MIDDLE` or `LAST, FIRST MIDDLE`; null if the commas are not where they must be. */
export function readFullName(text: string, commas: 1 | 2): FullName | null {
  const parts = text.split(/\s*[,.;]\s*/).filter((part) => cleaned(part) !== '');
  if (parts.length !== commas + 1) return null;
  const [last = '', given = '', after = ''] = parts;
  const { first, middle } =
    commas === 2 ? { first: cleaned(given), middle: cleaned(after) } : splitGiven(given);
  if (cleaned(last).length < 2 || first.length < 2 || middle.length < 2) return null;
  return {
    last_name: capitalised(cleaned(last)),
    first_name: capitalised(first),
    middle_name: capitalised(middle),
  };
}
