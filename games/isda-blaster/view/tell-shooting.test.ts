import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { openMagazine } from '../rules/magazine.ts';
import { noteOf, playedMoneyOf, tellOver, tellVolley } from './tell-shooting.ts';

const loaded = openMagazine({ bulletValue: centavos(2_00), bullets: 50 }).state;
const miss = { target: 'bangus', multiplier: 0 } as const;

/** Five caught in earlier volleys, nothing by the last one. */
const shown = {
  ...loaded,
  bulletsLeft: 38,
  tallies: loaded.tallies.map((tally) =>
    tally.target === 'dilis' ? { ...tally, shots: 12, catches: 5, won: centavos(20_00) } : tally,
  ),
  volley: [miss, miss, miss],
  won: centavos(20_00),
};

test('names what one shot has caught or lost, and counts the catches of several', () => {
  expect(tellVolley([{ target: 'bangus', multiplier: 8 }])).toEqual({
    en: 'Caught: Milkfish.',
    tl: 'Huli: Bangus.',
  });
  expect(tellVolley([miss]).en).toBe('Milkfish got away.');
  expect(tellVolley([miss, { target: 'dilis', multiplier: 2 }, miss])).toEqual({
    en: '1 of 3 caught.',
    tl: '1 sa 3 ang nahuli.',
  });
});

test('says what was caught with how many bullets, and what came back', () => {
  expect(tellOver(shown).en).toBe(
    'The round is over: 5 caught with 12 bullets. Bullets given back: ₱76.',
  );
  expect(noteOf(shown).en).toBe('5 caught with 12 bullets\n₱76 of bullets given back');
});

test('counts what was fired, and calls a magazine that was never fired a stake that is back', () => {
  const isHeld = false;
  const fired = { stake: centavos(24_00), payout: centavos(20_00), isHeld };
  expect(playedMoneyOf({ ...fired, stakeReturned: centavos(76_00) })).toEqual(fired);
  const unfired = { stake: centavos(0), payout: centavos(0), isHeld };
  const all = centavos(100_00);
  const back = { stake: all, payout: all, isHeld };
  expect(playedMoneyOf({ ...unfired, stakeReturned: all })).toEqual(back);
});

test('says nothing of bullets given back when all were fired', () => {
  expect(noteOf({ ...shown, bulletsLeft: 0 }).en).toBe('5 caught with 50 bullets');
});

test('says one bullet where one was fired', () => {
  const once = { ...shown, bulletsLeft: 49 };
  expect(noteOf(once).en).toContain('5 caught with 1 bullet\n');
  expect(tellOver(once).en).toContain('5 caught with 1 bullet. ');
  expect(tellOver(once).tl).toContain('5 ang huli sa 1 bala. ');
});
