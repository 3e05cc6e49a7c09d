import type { DemoGame, DemoRow } from './games/demo-game.ts';

export type { DemoEngine, DemoGame } from './games/demo-game.ts';

export interface DemoVenue {
  code: string;
  name: string;
  platforms: readonly { id: string; name: string }[];
}

/** The studio that comes with the product. */
const studio = {
  code: 'studio',
  name: 'Perya Studio',
  platforms: [{ id: 'perya', name: 'Perya Studio' }],
} as const satisfies DemoVenue;

export const demoVenues: readonly DemoVenue[] = [studio];

const rows: Partial<Record<DemoGame['group'], readonly DemoRow[]>> = {
  Slot: [
    ['bahay-kubo-cascade', 'Bahay Kubo Cascade', 'bahay-kubo-cascade', 'perya', 'hot'],
    ['gintong-salakot', 'Gintong Salakot', 'gintong-salakot', 'perya'],
    ['perya-lines', 'Perya Lines', 'perya-lines', 'perya'],
  ],
  Fishing: [['isda-blaster', 'Isda Blaster', 'isda-blaster', 'perya', 'hot']],
  'Table Game': [
    ['blackjack', 'Blackjack 21', 'blackjack', 'perya', 'hot'],
    ['plinko', 'Plinko Perya', 'plinko', 'perya', 'hot'],
    ['roulette', 'Perya Roulette', 'roulette', 'perya'],
    ['color-game', 'Color Game', 'color-game', 'perya', 'hot'],
    ['baccarat', 'Baccarat Royale', 'baccarat', 'perya'],
    ['saranggola', 'Saranggola', 'saranggola', 'perya'],
    ['color-game-live', 'Color Game Live', 'color-game-live', 'perya'],
    ['tongits', 'Tongits', 'tongits', 'perya'],
  ],
  Bingo: [
    ['bingo-75', 'Bingo 75', 'bingo-75', 'perya', 'hot'],
    ['bingo-hall', 'Bingo Hall', 'bingo-hall', 'perya'],
  ],
};

const gameTypes = {
  Slot: 3,
  Live: 1,
  Fishing: 2,
  'Table Game': 5,
  'Board Game': 5,
  Bingo: 7,
} as const satisfies Record<DemoGame['group'], DemoGame['gameType']>;

export const demoGroups = Object.keys(gameTypes) as readonly DemoGame['group'][];

/** Games as their rows say. */
export const gamesOf = (
  group: DemoGame['group'],
  given: readonly DemoRow[],
  venueOf: (platform: string) => string,
): DemoGame[] =>
  given.map(([code, name, engine, platform, mark]) => ({
    code,
    name,
    gameType: gameTypes[group],
    group,
    venue: venueOf(platform),
    platform,
    engine,
    ...(mark === 'hot' && { isHot: true }),
    ...(mark === 'new' && { isNew: true }),
    ...(mark === 'maintained' && { isMaintained: true }),
  }));

/** The games that there are: each is one of the studio's own, under the name and the cover that it has. The most popular of each group first. */
export const demoGames: readonly DemoGame[] = demoGroups.flatMap((group) =>
  gamesOf(group, rows[group] ?? [], () => studio.code),
);
