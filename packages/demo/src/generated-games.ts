import type { DemoGame, DemoRow } from './games/demo-game.ts';
import { type DemoVenue, demoGames, demoGroups, demoVenues, gamesOf } from './games.ts';
import { liveRows } from './generated/live.ts';
import { slotRows } from './generated/slot.ts';
import { bingoRows, boardRows, fishingRows, tableRows } from './generated/smaller-groups.ts';
import { generatedVenues } from './generated/venues.ts';

/**
 * A generated game, for load and for long lists: one of the studio's games under another name. The app says
 * so on its cover, and which game opens.
 */
export interface GeneratedGame extends DemoGame {
  /** The code of the game whose cover it has. */
  cover: string;
}

const rows: Record<DemoGame['group'], readonly DemoRow[]> = {
  Slot: slotRows,
  Live: liveRows,
  Fishing: fishingRows,
  'Table Game': tableRows,
  'Board Game': boardRows,
  Bingo: bingoRows,
};

function venueOf(platform: string): string {
  const venue = generatedVenues.find(({ platforms }) =>
    platforms.some(({ id }) => id === platform),
  );
  if (!venue) throw new Error(`No venue has a platform "${platform}".`);
  return venue.code;
}

/** Generated games with a name and a cover of their own: they come before those whose names are put together. */
export const namedGames: readonly DemoGame[] = demoGroups.flatMap((group) =>
  gamesOf(group, rows[group], venueOf),
);

/** Every game that has a cover of its own, group by group, the studio's own first in each. */
export const coveredGames: readonly DemoGame[] = demoGroups.flatMap((group) =>
  [...demoGames, ...namedGames].filter((game) => game.group === group),
);

/** Every venue that any house has had. */
export { generatedVenues as everyVenue } from './generated/venues.ts';

/** The venues of a house with so many generated games. */
export const venuesWith = (generatedCount: number): readonly DemoVenue[] =>
  generatedCount === 0 ? demoVenues : generatedVenues;

const openings = [
  ...['Bagong', 'Gintong', 'Masayang', 'Mahiwagang', 'Munting', 'Dakilang', 'Maharlikang'],
  ...['Makulay na', 'Tahimik na', 'Matapang na', 'Malayang', 'Lihim na', 'Masaganang', 'Sinaunang'],
  ...['Golden', 'Silver', 'Lucky', 'Royal', 'Wild', 'Hidden', 'Grand', 'Midnight', 'Sunrise'],
];
const middles = [
  ...['Agila', 'Bulkan', 'Bituin', 'Dalampasigan', 'Diwata', 'Hardin', 'Kalabaw', 'Kidlat'],
  ...['Lawin', 'Mutya', 'Pagong', 'Pamaypay', 'Parola', 'Perlas', 'Pista', 'Sampaguita'],
  ...['Sarimanok', 'Talon', 'Tarsier', 'Ulan', 'Yate', 'Jeepney', 'Mango', 'Bakawan', 'Salamin'],
];
const endings = [
  ...['Rush', 'Quest', 'Nights', 'Fiesta', 'Riches', 'Treasure', 'Parade', 'Journey', 'Legends'],
  ...['Spin', 'Carnival', 'Dreams', 'Voyage', 'Kingdom', 'Harvest', 'Festival', 'Bounty', 'Magic'],
];

const pairs = openings.length * middles.length;

const pick = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
};

const codeOf = (name: string, place: number): string =>
  `${name.toLowerCase().replaceAll(' ', '-')}-${place + 1}`;

/** So many games with names that are put together; the same place always gives the same game. */
export function wordGames(count: number): GeneratedGame[] {
  return Array.from({ length: Math.max(0, count) }, (_, place) => {
    const { isHot, isNew, isMaintained, ...model } = pick(coveredGames, place);
    const words = [
      pick(openings, place),
      pick(middles, Math.floor(place / openings.length)),
      pick(endings, Math.floor(place / pairs) + (place % openings.length)),
    ];
    // Past the last combination the numbers tell the games apart.
    const turn = Math.floor(place / (pairs * endings.length));
    const name = [...words, ...(turn > 0 ? [String(turn + 1)] : [])].join(' ');
    return { ...model, code: codeOf(name, place), name, cover: model.code };
  });
}

/** The first so many generated games; the same count always gives the same games. */
export const generateGames = (count: number): GeneratedGame[] => [
  ...namedGames.slice(0, count).map((game) => ({ ...game, cover: game.code })),
  ...wordGames(count - namedGames.length),
];
