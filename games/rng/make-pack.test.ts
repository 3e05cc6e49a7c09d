import { createFairSource } from '@perya/game-kit/fair-source';
import { expect, test } from 'vitest';
import { drawGame, drawWords, listStrange, testGame, testRaw } from './make-pack.ts';
import { recordDraws } from './record-draws.ts';

const master = '0'.repeat(64);

test('the words of the pack are the same for the same seed, and pass', () => {
  const words = drawWords(master, 20_000);
  expect(words).toHaveLength(20_000);
  expect(drawWords(master, 20)).toEqual(words.slice(0, 20));
  expect(drawWords('1'.repeat(64), 20)).not.toEqual(words.slice(0, 20));
  expect(listStrange([testRaw(words)])).toEqual([]);
});

test('a game is tested by the numbers that it draws', () => {
  const draws = drawGame(master, 'roulette', 3000);
  expect([...draws.keys()]).toContain(37);
  const tested = testGame('roulette', draws);
  expect(tested.some(({ bound, count }) => bound === 37 && count === 3000)).toBe(true);
  expect(listStrange(tested)).toEqual([]);
});

test('numbers that were bent are named', () => {
  const values = Array.from({ length: 5000 }, (_, place) => (place % 10 === 0 ? 0 : place % 37));
  const strange = listStrange(testGame('roulette', new Map([[37, values]])));
  expect(strange).toContain('roulette below 37: chi-square');
});

test('what is recorded is what the game is given', () => {
  const draws = new Map<number, number[]>();
  const seeds = { serverSeed: master, clientSeed: 'perya', nonce: 1 };
  const source = recordDraws(createFairSource(seeds), draws);
  // The first word of the stream is 4084883647, computed by hand.
  expect(source.below(2 ** 32)).toBe(4_084_883_647);
  const given = [source.below(6), source.below(6)];
  expect(draws.get(6)).toEqual(given);
});
