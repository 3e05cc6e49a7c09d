/** A generator of numbers that gives the same for the same seed, so that two runs measure the same names. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const beginnings = ['Ba', 'Ca', 'Da', 'Ga', 'La', 'Ma', 'Pa', 'Sa', 'Ta', 'Re', 'Vi', 'Cru', 'Ro'];
const middles = ['la', 'ri', 'ngu', 'to', 'be', 'li', 'san', 'man', 'do', 'ce', 'pa', 'gi', 'ra'];
const endings = ['ba', 'cion', 'dez', 'gan', 'lo', 'mbo', 'na', 'ngan', 'que', 'ro', 'tos', 'zon'];

const pick = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)] as T;

/** So many different words, of which the first are drawn far more often: as names of people are. */
export function madeWords(count: number, random: () => number): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const inside =
      random() < 0.5 ? pick(middles, random) : pick(middles, random) + pick(middles, random);
    words.add(pick(beginnings, random) + inside + pick(endings, random));
  }
  return [...words];
}

/** Small numbers are frequent, and large ones rare. */
const skewed = (below: number, random: () => number) => Math.floor(below * random() ** 3);

export interface MadePerson {
  name: string;
  birthday: string;
}

/** Persons of two first names and two family names, with a birthday. */
export function madePersons(
  count: number,
  words: readonly string[],
  random: () => number,
): MadePerson[] {
  const word = () => words[skewed(words.length, random)] as string;
  return Array.from({ length: count }, () => {
    const year = 1940 + Math.floor(random() * 65);
    const month = String(1 + Math.floor(random() * 12)).padStart(2, '0');
    const day = String(1 + Math.floor(random() * 28)).padStart(2, '0');
    return {
      name: [word(), word(), word(), word()].join(' '),
      birthday: `${year}-${month}-${day}`,
    };
  });
}
