import { jaroWinkler } from './jaro-winkler.ts';

/** Words less alike than this are different words. */
export const wordLikenessMin = 0.85;

/** One word alone is shared by thousands. */
export const wordsInCommonMin = 2;

interface Pair {
  a: number;
  b: number;
  alike: number;
}

/**
 * How alike two folded names are, from 0 to 100. Each word of the shorter name is paired with one of the
 * other in any order, because lists write the family name first, leave out middle names or add some; the
 * likeness is the mean over the shorter name's words. So one that has a word of its own scores low, and
 * one that only lacks a middle name scores high.
 */
export function nameLikeness(
  one: readonly string[],
  other: readonly string[],
  likenessOf: (a: string, b: string) => number = jaroWinkler,
): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < wordsInCommonMin) return 0;
  const pairs: Pair[] = short.flatMap((word, a) =>
    long.map((against, b) => ({ a, b, alike: likenessOf(word, against) })),
  );
  pairs.sort((left, right) => right.alike - left.alike);
  const usedA = new Set<number>();
  const usedB = new Set<number>();
  let sum = 0;
  for (const { a, b, alike } of pairs) {
    if (usedA.has(a) || usedB.has(b) || alike < wordLikenessMin) continue;
    usedA.add(a);
    usedB.add(b);
    sum += alike;
  }
  return Math.round((sum / short.length) * 100);
}
