import { expect, it } from 'vitest';
import { gamesShown } from './games-shown.ts';

it('are twelve at most [G-105]', () => {
  const games = Array.from({ length: 24 }, (_, place) => place);
  expect(gamesShown(games)).toEqual(games.slice(0, 12));
  expect(gamesShown(games.slice(0, 5))).toHaveLength(5);
});
