import { expect, test } from 'vitest';
import { foldName } from '../names/fold-name.ts';
import { nameLikeness } from '../names/name-likeness.ts';
import { indexWatchLists, isRestricted, type LoadedList, type WatchEntry } from './watch-index.ts';

/** The same numbers every time, from 0 up to a bound. */
function createDraw(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const draw = createDraw(20_261_119);
const pick = <T>(from: readonly T[]): T => from[draw(from.length)] as T;

const syllables = ['MA', 'RI', 'SAN', 'TOS', 'REY', 'ES', 'CRUZ', 'LA', 'BAU', 'TIS', 'TA', 'NI'];
const words = Array.from({ length: 120 }, () =>
  Array.from({ length: 1 + draw(4) }, () => pick(syllables)).join(''),
);
const birthdays = ['1980-05-01', '1981-06-02', '1982-07-03', null] as const;

/** A letter is left out, doubled or swapped with the one beside it; most words stay as they are. */
function slip(word: string): string {
  const at = draw(word.length);
  const ways = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  return draw(3) === 0 ? pick(ways) : word;
}

const nameOf = (count: number) => Array.from({ length: count }, () => pick(words)).join(' ');
const entries: WatchEntry[] = Array.from({ length: 300 }, () => ({
  name: nameOf(draw(20) === 0 ? 10 + draw(4) : 1 + draw(5)),
  birthday: pick(birthdays),
  note: '',
}));
const list: LoadedList = { id: 1n, name: 'all', kind: 'sanctioned', entries };

/** Whom a comparison with every name finds. */
function compareAll(name: string, birthday: string): string[] {
  const asked = foldName(name);
  const hits = entries.flatMap((entry, place) => {
    const likeness = nameLikeness(asked, foldName(entry.name));
    const isOther = entry.birthday !== null && entry.birthday !== birthday;
    if (likeness < (isOther ? 100 : 90)) return [];
    const hit = { ...entry, list: list.name, kind: list.kind, likeness };
    return [{ place, rank: (isRestricted(hit, birthday) ? 1000 : 0) + likeness }];
  });
  return hits
    .sort((a, b) => b.rank - a.rank || a.place - b.place)
    .slice(0, 20)
    .map(({ place }) => written(entries[place] as WatchEntry));
}

const written = ({ name, birthday }: WatchEntry) => `${name}, ${birthday}`;

test('the index finds whom a comparison with every name finds, in the same order', async () => {
  const index = await indexWatchLists([list]);
  let found = 0;
  for (let turn = 0; turn < 300; turn += 1) {
    // Some are on a list with slips of the pen, in another order, with a word more or less.
    const of = turn % 3 === 0 ? nameOf(1 + draw(6)) : pick(entries).name;
    const spelled = of.split(' ').map(slip);
    if (draw(3) === 0) spelled.reverse();
    if (draw(3) === 0) spelled.push(pick(words));
    if (draw(4) === 0) spelled.shift();
    const name = spelled.join(' ');
    const birthday = birthdays[draw(3)] as string;
    const hits = index.find({ names: [name], birthday });
    expect([name, ...hits.map(written)]).toEqual([name, ...compareAll(name, birthday)]);
    found += hits.length;
  }
  expect(found).toBeGreaterThan(150);
});
