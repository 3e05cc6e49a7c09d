import { describe, expect, it, test } from 'vitest';
import type { DemoGame } from './games.ts';
import { demoGames, demoGroups } from './games.ts';
import { coveredGames, generateGames, namedGames, venuesWith } from './generated-games.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const enginesOf: Record<DemoGame['group'], DemoGame['engine'][]> = {
  Slot: ['perya-lines', 'bahay-kubo-cascade', 'gintong-salakot', 'plinko'],
  Live: ['color-game', 'baccarat', 'roulette'],
  Fishing: ['isda-blaster'],
  'Table Game': [
    'blackjack',
    'roulette',
    'baccarat',
    'plinko',
    'color-game',
    'saranggola',
    'color-game-live',
    'tongits',
  ],
  'Board Game': ['color-game', 'bingo-75', 'plinko'],
  Bingo: ['bingo-75', 'bingo-hall'],
};

const repeated = (words: readonly string[]) =>
  words.filter((word, index) => words.indexOf(word) !== index);

describe('a house full of generated games', () => {
  it('fills a lobby: every group, at least 240, some hot, some new, a few maintained', () => {
    expect(coveredGames).toHaveLength(demoGames.length + namedGames.length);
    expect(coveredGames.length).toBeGreaterThanOrEqual(240);
    expect(new Set(coveredGames.map(({ group }) => group))).toEqual(new Set(demoGroups));
    expect(coveredGames.filter(({ isHot }) => isHot).length).toBeGreaterThanOrEqual(15);
    expect(coveredGames.filter(({ isNew }) => isNew).length).toBeGreaterThanOrEqual(15);
    expect(coveredGames.filter(({ isMaintained }) => isMaintained)).toHaveLength(3);
  });

  it('is hot in few cases: an eighth of a group at most, and three of the twelve that the home page shows', () => {
    for (const group of demoGroups) {
      const games = coveredGames.filter((game) => game.group === group);
      const hotAmong = (some: readonly DemoGame[]) => some.filter(({ isHot }) => isHot).length;
      expect(hotAmong(games), group).toBeLessThanOrEqual(games.length / 8);
      expect(hotAmong(games.slice(0, 12)), group).toBeLessThanOrEqual(3);
    }
  });

  it('has a kebab-case code and a name of its own for each, and an engine that suits the group', () => {
    expect(coveredGames.filter(({ code }) => !KEBAB.test(code))).toEqual([]);
    expect(repeated(coveredGames.map(({ code }) => code))).toEqual([]);
    expect(repeated(coveredGames.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(coveredGames.filter(({ group, engine }) => !enginesOf[group].includes(engine))).toEqual(
      [],
    );
  });

  it('has seven venues, each with platforms that offer something', () => {
    const venues = venuesWith(namedGames.length);
    expect(venues).toHaveLength(7);
    const platforms = venues.flatMap((venue) =>
      venue.platforms.map(({ id }) => `${venue.code} ${id}`),
    );
    expect(repeated(platforms.map((pair) => pair.split(' ')[1] ?? ''))).toEqual([]);
    const used = new Set(coveredGames.map(({ venue, platform }) => `${venue} ${platform}`));
    expect([...used].sort()).toEqual(platforms.sort());
  });
});

describe('generated games', () => {
  test('have names and codes of their own, and the same ones every time', () => {
    const games = generateGames(22_160);
    expect(new Set(games.map(({ name }) => name)).size).toBe(games.length);
    const codes = [...games, ...demoGames].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[a-z0-9-]{1,64}$/.test(code))).toEqual([]);
    for (const count of [0, 1, namedGames.length, namedGames.length + 100]) {
      expect(generateGames(count)).toEqual(games.slice(0, count));
    }
  });

  test('are games of the studio behind a cover that exists', () => {
    const models = new Map(coveredGames.map((game) => [game.code, game]));
    for (const { cover, engine, group } of generateGames(700)) {
      expect(models.get(cover)).toMatchObject({ engine, group });
    }
  });
});
