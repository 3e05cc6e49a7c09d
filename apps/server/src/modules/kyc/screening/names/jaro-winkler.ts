/** Beginnings count for more: people mistype the end of a name more often. */
const prefixMax = 4;
const prefixWeight = 0.1;

/** Letters in common near each other, and how many of them stand in another order. */
function matchesOf(a: string, b: string): { common: number; swapped: number } {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const takenA = new Uint8Array(a.length);
  const takenB = new Uint8Array(b.length);
  let common = 0;
  for (let i = 0; i < a.length; i += 1) {
    const end = Math.min(b.length - 1, i + reach);
    for (let j = Math.max(0, i - reach); j <= end; j += 1) {
      if (takenB[j] === 1 || a.charCodeAt(i) !== b.charCodeAt(j)) continue;
      takenA[i] = 1;
      takenB[j] = 1;
      common += 1;
      break;
    }
  }
  let j = 0;
  let moved = 0;
  for (let i = 0; i < a.length; i += 1) {
    if (takenA[i] === 0) continue;
    while (takenB[j] === 0) j += 1;
    if (a.charCodeAt(i) !== b.charCodeAt(j)) moved += 1;
    j += 1;
  }
  return { common, swapped: moved / 2 };
}

function prefixOf(a: string, b: string): number {
  let prefix = 0;
  while (prefix < prefixMax && prefix < a.length && a[prefix] === b[prefix]) prefix += 1;
  return prefix;
}

const weigh = (jaro: number, prefix: number) => jaro + prefix * prefixWeight * (1 - jaro);

/** How alike two words are, from 0 to 1. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const { common, swapped } = matchesOf(a, b);
  if (common === 0) return 0;
  const jaro = (common / a.length + common / b.length + (common - swapped) / common) / 3;
  return weigh(jaro, prefixOf(a, b));
}

/** The letters of a word of capitals, a bit each. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1)
    letters |= 1 << (word.charCodeAt(place) - 65);
  return letters;
}

/** How many bits of a number are set, in five steps. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Words of these lengths have so many letters in common if they are so alike, whatever they begin with. */
export function commonMin(lengthA: number, lengthB: number, likeness: number): number {
  const shorter = Math.min(lengthA, lengthB);
  const reach = (common: number) =>
    weigh((common / lengthA + common / lengthB + 1) / 3, Math.min(prefixMax, common));
  let least = 1;
  while (least <= shorter && reach(least) < likeness) least += 1;
  return least;
}

/**
 * No two words are more alike than this: a letter that the other does not have cannot be in common. It
 * costs a few operations, and spares most comparisons.
 */
export function likenessAtMost(
  a: { word: string; letters: number },
  b: { word: string; letters: number },
): number {
  const common = Math.min(
    a.word.length - countBits(a.letters & ~b.letters),
    b.word.length - countBits(b.letters & ~a.letters),
  );
  const jaro = (common / a.word.length + common / b.word.length + 1) / 3;
  return weigh(jaro, prefixOf(a.word, b.word));
}
