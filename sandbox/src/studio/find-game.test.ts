import { demoGames } from '@perya/demo/games';
import { generateGames } from '@perya/demo/generated-games';
import { games } from '@perya/games/registry';
import { describe, expect, test } from 'vitest';
import { findGame } from './find-game.ts';

describe('the studio', () => {
  test('opens each of its own games as what it is, in the colours that it has', () => {
    expect(demoGames.map(({ code }) => code).toSorted()).toEqual(Object.keys(games).toSorted());
    for (const { code, name } of demoGames) {
      expect(findGame(code)).toMatchObject({ code, name, engine: code, hue: 0 });
      expect(findGame(code)?.module).toBe(games[code]);
      // A name says more than the rules' own, and never something else.
      expect(name.split(' ')).toEqual(
        expect.arrayContaining(games[code]?.rules.name.split(' ') ?? []),
      );
    }
  });

  test('opens a generated game as the one that it declares, in other colours', () => {
    const generated = generateGames(400);
    for (const { code, name, engine } of [...generated.slice(0, 20), ...generated.slice(-20)]) {
      const found = findGame(code);
      expect(found).toMatchObject({ code, name, engine });
      expect(found?.hue).not.toBe(0);
    }
    expect(findGame('no-such-game')).toBeNull();
    expect(findGame('no-such-game-7')).toBeNull();
  });
});
