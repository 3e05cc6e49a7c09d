import { expect, test } from 'vitest';
import { timesOf, winSizeOf } from './win-size.ts';

test('names a win by how many times the stake it pays, from ten times on', () => {
  const nameOf = (payout: bigint) => winSizeOf(10_00n, payout)?.en ?? null;
  expect([99_99n, 100_00n, 299_99n, 300_00n, 1000_00n].map(nameOf)).toEqual([
    null,
    'Big win!',
    'Big win!',
    'Huge win!',
    'Giant win!',
  ]);
});

test('says the multiple to a tenth, never more than was paid', () => {
  expect(timesOf(10_00n, 125_00n)).toBe('12.5');
  expect(timesOf(10_00n, 120_00n)).toBe('12');
  expect(timesOf(20_00n, 333_99n)).toBe('16.6');
});
