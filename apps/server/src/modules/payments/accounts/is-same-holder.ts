import { comparableName } from '@perya/contract/rules/person/names';
import type { Names } from './seal-number.ts';

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);
/** What stands before a surname and makes no name by itself: De la Cruz, San Jose. */
const particles = new Set([
  'de',
  'del',
  'dela',
  'delos',
  'la',
  'las',
  'los',
  'san',
  'santa',
  'sta',
  'y',
]);

/** Banks write hidden letters as stars, dots or hashes. */
const hidden = /[*•●·#]+/gu;

interface Words {
  words: string[];
  suffix: string | null;
}

/** Words as they are compared; `*` stands for any letters. One letter is an initial. */
function wordsOf(name: string): Words {
  const plain = comparableName(name.replaceAll(hidden, '*')).replaceAll(/[^\p{L}\p{N}*]+/gu, ' ');
  const all = plain.split(' ').filter((word) => word !== '');
  const suffix = all.find((word) => suffixes.has(word)) ?? null;
  const words = all
    .filter((word) => !suffixes.has(word))
    // As half of the Marias are written.
    .map((word) =>
      word === 'ma' ? 'maria' : word.length === 1 && word !== '*' ? `${word}*` : word,
    );
  return { words, suffix };
}

/** Whether a text is one that stars were put over; in steps that grow with its length alone. */
function fits(pattern: string, text: string): boolean {
  const [head = '', ...rest] = pattern.split('*');
  const tail = rest.pop();
  if (tail === undefined) return text === head;
  if (!text.startsWith(head)) return false;
  let at = head.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return text.length - tail.length >= at && text.endsWith(tail);
}

type Part = (words: readonly string[]) => boolean;

/** Written together or apart: Dela Cruz, De la Cruz, Delacruz, D*** C***. */
const isPart = (name: readonly string[]): Part => {
  const together = name.join('');
  return (words) => fits(words.join(''), together);
};

/** One surname that we do not know, with what stands before it. */
const isAnySurname: Part = (words) =>
  words.slice(0, -1).every((word) => particles.has(word)) && !particles.has(words.at(-1) ?? '');

/** Whether the words are these parts, one after the other, each of a word at least. */
function areParts(words: readonly string[], [part, ...others]: readonly Part[]): boolean {
  if (!part) return words.length === 0;
  const longest = words.length - others.length;
  for (let length = 1; length <= longest; length += 1) {
    if (part(words.slice(0, length)) && areParts(words.slice(length), others)) return true;
  }
  return false;
}

/**
 * Whether the name that a bank has for an account may be this person's, however it is written: capitals, marks, the
 * order of names, hidden letters and initials tell nobody apart, and a middle name may be missing on either side. Every
 * given name and the whole surname must be there, and nothing that is nobody's. One letter more or less is another
 * name: a person looks at it. Null where no letter can be read.
 */
export function isSameHolder(said: string, names: Names): boolean | null {
  const holder = wordsOf(said);
  if (!holder.words.some((word) => /[^*]/.test(word))) return null;
  const [first, middle, last] = [names.first_name, names.middle_name, names.last_name].map(wordsOf);
  const suffix = first?.suffix ?? last?.suffix ?? null;
  // A father and a son; where only one side says which, it is left out.
  if (holder.suffix !== null && suffix !== null && holder.suffix !== suffix) return false;
  const given = isPart(first?.words ?? []);
  const surname = isPart(last?.words ?? []);
  const between = middle && middle.words.length > 0 ? isPart(middle.words) : isAnySurname;
  const orders = [
    [given, surname],
    [surname, given],
    [given, between, surname],
    [surname, given, between],
  ];
  return orders.some((parts) => areParts(holder.words, parts));
}
