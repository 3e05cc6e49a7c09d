import { createFastSource } from '@perya/game-kit/fast-source';
import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import { rules, type Shown } from '../rules/index.ts';
import { catchesOf, noteOf, playedMoneyOf, tellOver, tellVolley } from './tell-shooting.ts';

const random = createFastSource(11);
const loaded = rules.open({ bulletValue: centavos(2_00), bullets: 50 }, random).state;
const miss = { target: 'bangus', multiplier: 0 } as const;

/** Five caught in earlier volleys, nothing by the last one. */
const shown: Shown = {
  ...loaded,
  bulletsLeft: 38,
  tallies: loaded.tallies.map((tally) =>
    tally.target === 'dilis' ? { ...tally, shots: 12, catches: 5, won: centavos(20_00) } : tally,
  ),
  volley: [miss, miss, miss],
  won: centavos(20_00),
};

test('tells how many were caught since the magazine was loaded, not by the last shots', () => {
  expect(catchesOf(shown)).toBe(5);
  expect(tellVolley(shown)).toEqual({
    en: '0 of 3 hit. 5 caught so far, ₱20. Bullets left: 38.',
    tl: '0 sa 3 ang tumama. 5 na ang huli, ₱20. Natitirang bala: 38.',
  });
});

test('says what was caught with how many bullets, and what came back', () => {
  expect(tellOver(shown).en).toBe(
    'The round is over: 5 caught with 12 bullets. Bullets given back: ₱76.',
  );
  expect(noteOf(shown).en).toBe('5 caught with 12 bullets\n₱76 of bullets given back');
});

test('counts what was fired, and calls a magazine that was never fired a stake that is back', () => {
  const fired = { stake: centavos(24_00), payout: centavos(20_00), stakeReturned: centavos(76_00) };
  expect(playedMoneyOf(fired)).toEqual({ stake: 24_00n, payout: 20_00n });
  const unfired = { stake: centavos(0), payout: centavos(0), stakeReturned: centavos(100_00) };
  expect(playedMoneyOf(unfired)).toEqual({ stake: 100_00n, payout: 100_00n });
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
