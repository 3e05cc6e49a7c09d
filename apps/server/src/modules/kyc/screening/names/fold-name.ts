import { comparableName } from '@perya/contract/rules/person/names';

/** Words that come and go in how a name is written, and tell nobody apart. */
const particles = new Set(['JR', 'SR', 'II', 'III', 'IV', 'MR', 'MRS', 'MS']);

/** Joined as people write them in one word or in several: DELA CRUZ, DE LA CRUZ. */
const joined: readonly [RegExp, string][] = [
  [/\bDE (LA|LOS|LAS|L)\b/g, 'DE$1'],
  [/\b(DELA|DELOS|DELAS|DEL|DE|SAN|SANTA|STA|STO|SANTO) (?=[A-Z])/g, '$1'],
];

/** A name as lists and IDs are compared with: capitals without marks, in words; hyphens, apostrophes and points part words. */
export function foldName(name: string): string[] {
  let folded = comparableName(name)
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, ' ')
    .trim();
  for (const [pattern, whole] of joined) folded = folded.replaceAll(pattern, whole);
  const words = folded.split(' ').filter((word) => word !== '');
  const telling = words.filter((word) => !particles.has(word));
  return telling.length > 0 ? telling : words;
}
