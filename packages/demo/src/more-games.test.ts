import { describe, expect, test } from 'vitest';
import { demoGames } from './games.ts';
import { generateGames } from './more-games.ts';

describe('generated games', () => {
  test('have names and codes of their own, and the same ones every time', () => {
    const games = generateGames(22_160);
    expect(new Set(games.map(({ name }) => name)).size).toBe(games.length);
    const codes = [...games, ...demoGames].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[a-z0-9-]{1,64}$/.test(code))).toEqual([]);
    expect(generateGames(100)).toEqual(games.slice(0, 100));
  });

  test('are demo games behind a cover that exists', () => {
    const models = new Map(demoGames.map((game) => [game.code, game]));
    for (const { cover, engine, group } of generateGames(500)) {
      expect(models.get(cover)).toMatchObject({ engine, group });
    }
  });
});
