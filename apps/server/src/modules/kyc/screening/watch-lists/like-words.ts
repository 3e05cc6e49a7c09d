import {
  commonMin,
  countBits,
  jaroWinkler,
  lettersOf,
  likenessAtMost,
} from '../names/jaro-winkler.ts';
import { wordLikenessMin } from '../names/name-likeness.ts';

/** A word that is like the one asked for. */
export interface LikeWord {
  word: string;
  /** From 0 to 1. */
  alike: number;
}

/** Players share their words: most of them are looked up once for thousands. No more are remembered. */
const rememberedMax = 30_000;

/** Words of one length lie together: what cannot be alike for its length or its letters costs a few operations. */
interface SameLength {
  length: number;
  words: readonly string[];
  letters: Int32Array;
}

function byLength(words: Iterable<string>): SameLength[] {
  return [...Map.groupBy(words, ({ length }) => length)].map(([length, own]) => ({
    length,
    words: own,
    letters: Int32Array.from(own, lettersOf),
  }));
}

/** The words of one length that are like a word, by its letters. */
function* likeOfLength(group: SameLength, word: string, letters: number): Generator<LikeWord> {
  const least = commonMin(word.length, group.length, wordLikenessMin);
  const strange = word.length - least;
  const missing = group.length - least;
  const { letters: held, words } = group;
  // By number: an iterator costs more than the comparison.
  for (let at = 0; at < held.length; at += 1) {
    const others = held[at] ?? 0;
    if (countBits(letters & ~others) > strange || countBits(others & ~letters) > missing) continue;
    const other = words[at] ?? '';
    const atMost = likenessAtMost({ word, letters }, { word: other, letters: others });
    const alike = atMost < wordLikenessMin ? 0 : jaroWinkler(word, other);
    if (alike >= wordLikenessMin) yield { word: other, alike };
  }
}

/** Looks up which of the words of the lists are like one, the most alike first. */
export function createLikeWords(words: Iterable<string>): (word: string) => readonly LikeWord[] {
  const groups = byLength(words);
  const remembered = new Map<string, LikeWord[]>();
  return (word) => {
    const known = remembered.get(word);
    if (known) return known;
    if (remembered.size >= rememberedMax) remembered.clear();
    const letters = lettersOf(word);
    const found = groups.flatMap((group) => [...likeOfLength(group, word, letters)]);
    found.sort((a, b) => b.alike - a.alike);
    remembered.set(word, found);
    return found;
  };
}
