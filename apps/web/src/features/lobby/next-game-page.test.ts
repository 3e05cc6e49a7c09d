import { expect, it } from 'vitest';
import { nextGamePage } from './next-game-page.ts';

const page = (count: number) => ({ data: Array.from({ length: count }), s: 15 });

it('reads on until a short page comes [G-028]', () => {
  expect(nextGamePage(page(15), 1)).toBe(2);
  expect(nextGamePage(page(15), 2)).toBe(3);
  expect(nextGamePage(page(5), 3)).toBeNull();
});

it('ends with an empty page where the last one was full [G-028]', () => {
  expect(nextGamePage(page(0), 2)).toBeNull();
});
