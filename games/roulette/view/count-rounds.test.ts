import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { countRounds, favouritesOf } from './count-rounds.ts';

test('counts how often fields and numbers came up, zero in none of the fields', () => {
  const { rounds, bySpot, often } = countRounds([0, 17, 17, 0, 17, 36]);
  expect(rounds).toBe(6);
  expect(bySpot.get('black')).toBe(3);
  expect(bySpot.get('red')).toBe(1);
  expect(bySpot.get('dozen-2')).toBe(3);
  expect(bySpot.get('high')).toBe(1);
  expect(often).toEqual([
    { pocket: 17, times: 3 },
    { pocket: 0, times: 2 },
  ]);
  expect(countRounds([]).often).toEqual([]);
});

test('favourites are the bets made most often, in whatever order their chips were laid', () => {
  const chip = (spot: string, stake = 500n) => ({ spot, stake: centavos(stake) });
  const favourites = favouritesOf([
    [chip('red')],
    [chip('straight-7'), chip('dozen-1')],
    [chip('dozen-1'), chip('straight-7')],
    [chip('red', 1000n)],
  ]);
  expect(favourites.map(({ placed, times }) => [placed.length, times])).toEqual([
    [2, 2],
    [1, 1],
    [1, 1],
  ]);
});
