import { describe, expect, it } from 'vitest';
import { type DemoGame, demoGames, demoVenues } from './games.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const enginesOf: Record<DemoGame['group'], DemoGame['engine'][]> = {
  Slot: ['perya-lines', 'bahay-kubo-cascade', 'gintong-salakot', 'plinko'],
  Live: ['color-game', 'baccarat', 'roulette'],
  Fishing: ['isda-blaster'],
  'Table Game': ['blackjack', 'roulette', 'baccarat', 'plinko'],
  'Board Game': ['color-game', 'bingo-75', 'plinko'],
  Bingo: ['bingo-75'],
  Sport: [],
};

const gameTypeOf = { Slot: 3, Live: 1, Fishing: 2, 'Table Game': 5, 'Board Game': 5, Bingo: 7 };

const repeated = (words: readonly string[]) =>
  words.filter((word, index) => words.indexOf(word) !== index);

describe('the demo games', () => {
  it('fill a lobby: every group, at least 240, some hot, some new, a few maintained', () => {
    expect(demoGames.length).toBeGreaterThanOrEqual(240);
    expect(Object.keys(gameTypeOf).sort()).toEqual(
      [...new Set(demoGames.map(({ group }) => group))].sort(),
    );
    expect(demoGames.filter(({ isHot }) => isHot).length).toBeGreaterThanOrEqual(15);
    expect(demoGames.filter(({ isNew }) => isNew).length).toBeGreaterThanOrEqual(15);
    expect(demoGames.filter(({ isMaintained }) => isMaintained)).toHaveLength(3);
  });

  it('are hot in few cases: an eighth of a group at most, and three of the twelve that the home page shows', () => {
    for (const group of new Set(demoGames.map((game) => game.group))) {
      const games = demoGames.filter((game) => game.group === group);
      const hotAmong = (some: readonly DemoGame[]) => some.filter(({ isHot }) => isHot).length;
      expect(hotAmong(games), group).toBeLessThanOrEqual(games.length / 8);
      expect(hotAmong(games.slice(0, 12)), group).toBeLessThanOrEqual(3);
    }
  });

  it('have a kebab-case code and a name of their own', () => {
    expect(demoGames.filter(({ code }) => !KEBAB.test(code))).toEqual([]);
    expect(repeated(demoGames.map(({ code }) => code))).toEqual([]);
    expect(repeated(demoGames.map(({ name }) => name.toLowerCase()))).toEqual([]);
  });

  it('are each played by an engine that suits their group, under the number of their type', () => {
    const wrong = demoGames.filter(
      ({ group, engine, gameType }) =>
        !enginesOf[group].includes(engine) || gameType !== { ...gameTypeOf, Sport: 4 }[group],
    );
    expect(wrong).toEqual([]);
  });

  it('include every engine under its own code, at the built-in studio and open', () => {
    const engines = new Set(demoGames.map(({ engine }) => engine));
    expect(engines.size).toBe(10);
    for (const engine of engines) {
      const original = demoGames.find(({ code }) => code === engine);
      expect(original, engine).toMatchObject({ engine, venue: 'studio' });
      expect(original).not.toHaveProperty('isMaintained');
    }
  });

  it('belong to seven venues, each with platforms that offer something', () => {
    expect(demoVenues).toHaveLength(7);
    const platforms = demoVenues.flatMap(({ code, platforms }) =>
      platforms.map(({ id }) => `${code} ${id}`),
    );
    expect(repeated(platforms.map((pair) => pair.split(' ')[1] ?? ''))).toEqual([]);
    const used = new Set(demoGames.map(({ venue, platform }) => `${venue} ${platform}`));
    expect([...used].sort()).toEqual(platforms.sort());
  });
});
