import { setImmediate } from 'node:timers/promises';
import type { watchListKinds } from '@perya/contract/kyc/staff-calls/watch-lists';
import { foldName } from '../names/fold-name.ts';
import { nameLikeness } from '../names/name-likeness.ts';
import { createLikeWords } from './like-words.ts';
import { NamesByWord } from './names-by-word.ts';

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
  /** Where it stands among all names: of hits that are as likely the first comes first. */
  place: number;
  list: LoadedList;
  entry: WatchEntry;
  words: readonly string[];
}

export interface WatchIndex {
  find(person: { names: readonly string[]; birthday: string }): WatchHit[];
}

/** The server answers others in between. */
const atOnce = 500;

/** Likeness is rounded to a percent. */
const least = (percent: number) => (percent - 0.5) / 100;

/** All names by what they are looked up by. */
interface Gathered {
  words: ReadonlySet<string>;
  byBirthday: ReadonlyMap<string | null, readonly Indexed[]>;
  dated: NamesByWord<Indexed>;
  undated: NamesByWord<Indexed>;
}

async function gather(lists: readonly LoadedList[]): Promise<Gathered> {
  const dated = new NamesByWord<Indexed>();
  const undated = new NamesByWord<Indexed>();
  const all: Indexed[] = [];
  for (const list of lists) {
    for (const entry of list.entries) {
      const indexed = { place: all.length, list, entry, words: foldName(entry.name) };
      all.push(indexed);
      (entry.birthday === null ? undated : dated).add(indexed);
      if (all.length % atOnce === 0) await setImmediate();
    }
  }
  return {
    words: new Set(all.flatMap(({ words }) => words)),
    byBirthday: Map.groupBy(all, ({ entry }) => entry.birthday),
    dated,
    undated,
  };
}

/**
 * All lists, by birthdays and by the words of their names. Whoever has the birthday is compared whole; of those without
 * one the names that may be alike, and of those with another the names that may be the same.
 */
export async function indexWatchLists(lists: readonly LoadedList[]): Promise<WatchIndex> {
  const { words, byBirthday, dated, undated } = await gather(lists);
  const likeWords = createLikeWords(words);

  return {
    find({ names, birthday }) {
      const asked = foldName(names.join(' '));
      const hits: (WatchHit & { place: number })[] = [];
      const compare = (candidates: Iterable<Indexed>, min: number) => {
        for (const { list, entry, words: listed, place } of candidates) {
          const likeness = nameLikeness(asked, listed);
          if (likeness < min) continue;
          hits.push({ ...entry, list: list.name, kind: list.kind, likeness, place });
        }
      };
      const same = dated.candidates(asked, least(likenessDespiteBirthday), likeWords);
      const others = [...same].filter(({ entry }) => entry.birthday !== birthday);
      compare(byBirthday.get(birthday) ?? [], likenessMin);
      compare(undated.candidates(asked, least(likenessMin), likeWords), likenessMin);
      compare(others, likenessDespiteBirthday);
      const rank = (hit: WatchHit) => (isRestricted(hit, birthday) ? 1000 : 0) + hit.likeness;
      return hits
        .sort((a, b) => rank(b) - rank(a) || a.place - b.place)
        .slice(0, hitsMax)
        .map(({ place: _place, ...hit }) => hit);
    },
  };
}
