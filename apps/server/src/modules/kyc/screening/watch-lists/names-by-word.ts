import { wordLikenessMin, wordsInCommonMin } from '../names/name-likeness.ts';
import type { LikeWord } from './like-words.ts';

/** Something with a folded name. */
export interface Named {
  words: readonly string[];
}

/** A rounding error must not lose a name. */
const margin = 1e-9;

/** Names of so many words, by each word. */
type Postings<Name> = Map<string, Name[]>;

/** The names that have a word like this one of the name asked for. */
interface Asked<Name> {
  place: number;
  like: readonly LikeWord[];
  lists: readonly Name[][];
  size: number;
}

/** How alike a word has to be where the mean of at most so many has to reach a likeness. */
const wordMin = (likeness: number, count: number) =>
  Math.max(wordLikenessMin, 1 - (1 - likeness) * count - margin);

/** How many words of the shorter name have to be paired: each of those left over takes one from the sum. */
const pairedMin = (likeness: number, count: number) => Math.ceil(count * likeness - margin);

/** Of which word of the name asked for a word is like. */
function placesByWord<Name>(asked: readonly Asked<Name>[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { place, like } of asked) {
    for (const { word } of like) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  return places;
}

function countMet(words: readonly string[], places: ReadonlyMap<string, readonly number[]>) {
  const met = new Set<number>();
  for (const word of words) for (const place of places.get(word) ?? []) met.add(place);
  return met.size;
}

/**
 * Names by their words, apart by how many they have. Whoever is alike has a like word for nearly every word of the
 * shorter name; so only the names behind its rarest words are looked at, and none is missed that a comparison with all
 * of them would find.
 */
export class NamesByWord<Name extends Named> {
  readonly #byCount = new Map<number, Postings<Name>>();

  add(name: Name): void {
    const { words } = name;
    const postings = this.#byCount.get(words.length) ?? new Map<string, Name[]>();
    this.#byCount.set(words.length, postings);
    for (const word of new Set(words)) {
      const known = postings.get(word);
      if (known) known.push(name);
      else postings.set(word, [name]);
    }
  }

  /** The names that may reach a likeness, from 0 to 1, with one of these words. */
  *candidates(
    words: readonly string[],
    likeness: number,
    likeWords: (word: string) => readonly LikeWord[],
  ): Generator<Name> {
    const least = wordMin(likeness, words.length);
    const like = words.map((word) => likeWords(word).filter(({ alike }) => alike >= least));
    for (const [count, postings] of this.#byCount) {
      const shorter = Math.min(count, words.length);
      if (shorter < wordsInCommonMin) continue;
      const asked = like
        .map((own, place) => this.#ask(postings, own, place))
        .sort((a, b) => a.size - b.size);
      const paired = pairedMin(likeness, shorter);
      const rarest = asked.slice(0, words.length - paired + 1);
      if (rarest.every(({ size }) => size === 0)) continue;
      const places = placesByWord(asked);
      const seen = new Set<Name>();
      for (const name of rarest.flatMap(({ lists }) => lists.flat())) {
        if (seen.has(name)) continue;
        seen.add(name);
        if (countMet(name.words, places) >= paired) yield name;
      }
    }
  }

  #ask(postings: Postings<Name>, like: readonly LikeWord[], place: number): Asked<Name> {
    const lists = like.flatMap(({ word }) => {
      const own = postings.get(word);
      return own ? [own] : [];
    });
    return { place, like, lists, size: lists.reduce((sum, { length }) => sum + length, 0) };
  }
}
