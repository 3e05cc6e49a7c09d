import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFastSource } from '@perya/game-kit/fast-source';
import { multiply, toNumber } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type { RandomSource } from '@perya/game-kit/random';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import * as isdaBlaster from './index.ts';
import type { Bet, Move } from './magazine.ts';
import type { State } from './round.ts';
import { bulletReturn, catchChanceOf, meanPrizeOf, speciesList } from './species.ts';

const { rules } = isdaBlaster;
const bet: Bet = { bulletValue: centavos(50), bullets: 20 };
const opened = () => rules.open(bet, createFastSource(1)).state;

/** Always the first of what is drawn, which catches; or always the last, which misses. */
const luckiest: RandomSource = { below: () => 0 };
const unluckiest: RandomSource = { below: (bound) => bound - 1 };

const shoot = (...targets: (typeof speciesList)[number]['id'][]): Move => ({
  kind: 'shoot',
  targets,
});

describe('the bet', () => {
  it('stakes the whole magazine', () => {
    expect(rules.stakeOf(rules.parseBet({ bulletValue: 50n, bullets: 100 }))).toBe(5_000n);
  });

  it.each([
    null,
    undefined,
    'all of them',
    [],
    [20, 50n],
    {},
    { bulletValue: 50n },
    { bullets: 20 },
    { bulletValue: 50n, bullets: 0 },
    { bulletValue: 50n, bullets: 21 },
    { bulletValue: 50n, bullets: -20 },
    { bulletValue: 50n, bullets: 20.5 },
    { bulletValue: 50n, bullets: '20' },
    { bulletValue: 50n, bullets: 20n },
    { bulletValue: 0n, bullets: 20 },
    { bulletValue: -50n, bullets: 20 },
    { bulletValue: 55n, bullets: 20 },
    { bulletValue: 2_010n, bullets: 20 },
    { bulletValue: 50, bullets: 20 },
    { bulletValue: '50', bullets: 20 },
  ])('refuses %o', (input) => {
    expect(() => rules.parseBet(input)).toThrow(BetRefused);
  });
});

describe('a move', () => {
  it.each([
    null,
    7,
    [],
    {},
    { kind: 'reload' },
    { kind: 'shoot' },
    { kind: 'shoot', targets: 'dilis' },
    { kind: 'shoot', targets: [] },
    { kind: 'shoot', targets: Array.from({ length: 11 }, () => 'dilis') },
    { kind: 'shoot', targets: ['pawikan'] },
    { kind: 'shoot', targets: ['toString'] },
    { kind: 'shoot', targets: ['dilis', null] },
    { kind: 'shoot', targets: [['dilis']] },
  ])('refuses %o', (input) => {
    expect(() => rules.parseMove(input)).toThrow(BetRefused);
  });

  it('takes nothing more than the magazine', () => {
    expect(rules.extraStakeOf(opened(), shoot('bakunawa'))).toBe(0n);
  });

  it('pays a catch by its prize and a miss nothing', () => {
    const { state } = rules.move(opened(), shoot('bangus', 'bangus', 'dilis'), luckiest);
    expect(state.won).toBe(50n * (8n + 8n + 2n));
    expect(rules.move(opened(), shoot('bangus'), unluckiest).state.won).toBe(0n);
  });

  it('refuses more shots than bullets, and keeps the round as it was', () => {
    const ten = Array.from({ length: 10 }, () => 'dilis' as const);
    const first = rules.move(opened(), shoot(...ten), unluckiest);
    const five = rules.move(first.state, shoot(...ten.slice(5)), unluckiest);
    expect(() => rules.move(five.state, shoot(...ten), unluckiest)).toThrow(BetRefused);
    expect(five.state.bulletsLeft).toBe(5);
  });

  it('ends the round with the last bullet', () => {
    const ten = Array.from({ length: 10 }, () => 'dilis' as const);
    const first = rules.move(opened(), shoot(...ten), luckiest);
    expect(first.payout).toBeNull();
    const last = rules.move(first.state, shoot(...ten), unluckiest);
    expect(last.payout).toBe(10n * 2n * 50n);
    expect(() => rules.move(last.state, { kind: 'finish' }, luckiest)).toThrow(BetRefused);
    expect(() => rules.move(last.state, shoot('dilis'), luckiest)).toThrow(BetRefused);
  });

  it('gives back the bullets that were not fired as stake, and pays nothing for them', () => {
    const all = { payout: 0n, stakeReturned: rules.stakeOf(bet) };
    expect(rules.move(opened(), { kind: 'finish' }, luckiest)).toMatchObject(all);
    const { state } = rules.move(opened(), shoot('tilapia', 'pusit'), unluckiest);
    const most = { payout: 0n, stakeReturned: 18n * 50n };
    expect(rules.move(state, { kind: 'finish' }, luckiest)).toMatchObject(most);
    const caught = rules.move(opened(), shoot('bangus'), luckiest);
    const both = { payout: 8n * 50n, stakeReturned: 19n * 50n };
    expect(rules.move(caught.state, { kind: 'finish' }, luckiest)).toMatchObject(both);
  });
});

/** A whole round of a player who shoots at random and now and then stops early. */
function playOut(seed: number): { states: State[]; payout: bigint; returned: bigint } {
  const chance = createFastSource(seed);
  const choice = createFastSource(seed + 1);
  const states: State[] = [];
  let step = rules.open(bet, chance);
  while (step.payout === null) {
    const move =
      choice.below(8) === 0
        ? { kind: 'finish' as const }
        : isdaBlaster.simulatedPlay.chooseMove?.(step.state, choice);
    if (!move) throw new Error('The simulated player makes no move');
    step = rules.move(step.state, move, chance);
    states.push(step.state);
  }
  return { states, payout: step.payout, returned: step.stakeReturned ?? 0n };
}

describe('every round', () => {
  const seeds = Array.from({ length: 400 }, (_, seed) => seed);

  it('is the same for the same seed', () => {
    for (const seed of seeds) expect(playOut(seed)).toEqual(playOut(seed));
  });

  it('pays its catches and returns the bullets left, never less than nothing or more than the cap', () => {
    for (const seed of seeds) {
      const { states, payout, returned } = playOut(seed);
      const last = states.at(-1);
      if (!last) throw new Error('A round has at least one move');
      const won = last.tallies.reduce((sum, tally) => sum + tally.won, 0n);
      expect(payout).toBe(won);
      expect(returned).toBe(last.bulletValue * BigInt(last.bulletsLeft));
      expect(last.tallies.reduce((sum, { shots }) => sum + shots, last.bulletsLeft)).toBe(20);
      expect(payout).toBeGreaterThanOrEqual(0n);
      expect(payout).toBeLessThanOrEqual(rules.stakeRange.payoutMax);
    }
  });

  it('survives being stored between moves', () => {
    for (const seed of seeds.slice(0, 50)) {
      for (const state of playOut(seed).states) {
        expect(decodeJson(encodeJson(state))).toEqual(state);
      }
    }
  });

  it('is described in both languages, with every species that was shot at', () => {
    for (const seed of seeds.slice(0, 50)) {
      const last = playOut(seed).states.at(-1);
      if (!last) throw new Error('A round has at least one move');
      const lines = rules.describe(last);
      const named = last.tallies.filter(({ shots }) => shots > 0).length;
      expect(lines).toHaveLength(named + 3);
      for (const { label, value } of lines) {
        for (const text of [label.en, label.tl, value.en, value.tl]) expect(text).not.toBe('');
      }
    }
  });
});

describe('the return', () => {
  it('is the same for every species', () => {
    for (const species of speciesList) {
      expect(multiply(catchChanceOf(species), meanPrizeOf(species))).toEqual(bulletReturn);
    }
  });

  it('is what the rules declare, computed and simulated', () => {
    expect(checkRtp(isdaBlaster, { rounds: 15_000, seed: 75 })).toEqual([]);
  });

  it('opens the chest by its weights', () => {
    const chance = createFastSource(11);
    const wanted = toNumber(catchChanceOf(speciesList[7]));
    let catches = 0;
    const shots = 200_000;
    const state = { ...opened(), bulletsLeft: shots };
    for (let shot = 0; shot < shots; shot += 10) {
      const volley = Array.from({ length: 10 }, () => 'baul' as const);
      const step = rules.move(state, shoot(...volley), chance);
      catches += step.state.volley.filter(({ multiplier }) => multiplier > 0).length;
    }
    const deviation = Math.sqrt((wanted * (1 - wanted)) / shots);
    expect(Math.abs(catches / shots - wanted)).toBeLessThan(4 * deviation);
  });
});
