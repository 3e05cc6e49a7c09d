import { setImmediate } from 'node:timers/promises';
import type { watchListKinds } from '@perya/contract/kyc/staff-calls/watch-lists';
import { foldName } from '../names/fold-name.ts';
import { jaroWinkler, lettersOf, likenessAtMost } from '../names/jaro-winkler.ts';
import { nameLikeness, wordLikenessMin, wordsInCommonMin } from '../names/name-likeness.ts';

export type WatchListKind = (typeof watchListKinds)[number];

export interface WatchEntry {
  name: string;
  /** YYYY-MM-DD; null where the list does not know it. */
  birthday: string | null;
  note: string;
}

export interface LoadedList {
  id: bigint;
  name: string;
  kind: WatchListKind;
  entries: readonly WatchEntry[];
}

export interface WatchHit extends WatchEntry {
  list: string;
  kind: WatchListKind;
  /** 0 to 100. */
  likeness: number;
}

/** Beyond this a reviewer looks. */
const likenessMin = 90;
/** Another birthday is another person, unless the names are the same letter by letter. */
const likenessDespiteBirthday = 100;
/** A reviewer reads no more. */
const hitsMax = 20;

/** Lists by which the law forbids something. */
const forbidding: readonly WatchListKind[] = ['restricted', 'sanctioned'];

/** The law speaks of a person: a name of a list of restricted or sanctioned persons, with that birthday. */
export function isRestricted({ kind, birthday: listed }: WatchHit, birthday: string): boolean {
  return forbidding.includes(kind) && listed !== null && listed === birthday;
}

interface Indexed {
  list: LoadedList;
  entry: WatchEntry;
  words: readonly string[];
}

export interface WatchIndex {
  find(person: { names: readonly string[]; birthday: string }): WatchHit[];
}

interface HeldWord {
  word: string;
  letters: number;
  in: Indexed[];
}

/** The server answers others in between. */
const atOnce = 500;
/** Players share their words: most of them are looked up once for thousands. No more are remembered. */
const rememberedMax = 5000;

/** Every different word of the names, with the names that have it. */
async function gatherWords(lists: readonly LoadedList[]): Promise<HeldWord[]> {
  const held = new Map<string, HeldWord>();
  let count = 0;
  for (const list of lists) {
    for (const entry of list.entries) {
      const indexed = { list, entry, words: foldName(entry.name) };
      for (const word of new Set(indexed.words)) {
        const known = held.get(word);
        if (known) known.in.push(indexed);
        else held.set(word, { word, letters: lettersOf(word), in: [indexed] });
      }
      count += 1;
      if (count % atOnce === 0) await setImmediate();
    }
  }
  return [...held.values()];
}

/**
 * All lists, by the words of their names. A person's few words are compared with every different word
 * once, and only names that share two words with the person are compared whole: no name is missed that a
 * comparison with all of them would find.
 */
export async function indexWatchLists(lists: readonly LoadedList[]): Promise<WatchIndex> {
  const words = await gatherWords(lists);

  /** The words of the lists that are like one. */
  function wordsLike(word: string): HeldWord[] {
    const asked = { word, letters: lettersOf(word) };
    return words.filter(
      (held) =>
        likenessAtMost(asked, held) >= wordLikenessMin &&
        jaroWinkler(word, held.word) >= wordLikenessMin,
    );
  }

  const remembered = new Map<string, HeldWord[]>();
  function recall(word: string): HeldWord[] {
    const known = remembered.get(word);
    if (known) return known;
    if (remembered.size >= rememberedMax) remembered.clear();
    const found = wordsLike(word);
    remembered.set(word, found);
    return found;
  }

  function alikeTo(word: string): Set<Indexed> {
    const found = new Set<Indexed>();
    for (const held of recall(word)) for (const each of held.in) found.add(each);
    return found;
  }

  /** The names that share at least two words with the ones that are asked for. */
  function candidatesOf(asked: readonly string[]): Indexed[] {
    const inCommon = new Map<Indexed, number>();
    for (const word of new Set(asked)) {
      for (const each of alikeTo(word)) inCommon.set(each, (inCommon.get(each) ?? 0) + 1);
    }
    return [...inCommon].flatMap(([each, count]) => (count < wordsInCommonMin ? [] : [each]));
  }

  return {
    find({ names, birthday }) {
      const asked = foldName(names.join(' '));
      const hits = candidatesOf(asked).flatMap(({ list, entry, words: listed }): WatchHit[] => {
        const likeness = nameLikeness(asked, listed);
        const isOther = entry.birthday !== null && entry.birthday !== birthday;
        if (likeness < (isOther ? likenessDespiteBirthday : likenessMin)) return [];
        return [{ ...entry, list: list.name, kind: list.kind, likeness }];
      });
      const rank = (hit: WatchHit) => (isRestricted(hit, birthday) ? 1000 : 0) + hit.likeness;
      return hits.sort((a, b) => rank(b) - rank(a)).slice(0, hitsMax);
    },
  };
}
