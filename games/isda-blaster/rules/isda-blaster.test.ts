import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFastSource } from '@perya/game-kit/fast-source';
import { multiply, toNumber } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type { RandomSource } from '@perya/game-kit/random';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import * as isdaBlaster from './index.ts';
import {
  bulletReturn,
  catchChanceOf,
  meanPrizeOf,
  type SpeciesId,
  speciesList,
} from './species.ts';
import { openVolley, volleyMax } from './volley.ts';

const { rules } = isdaBlaster;
const volleyAt = (...targets: SpeciesId[]) => ({
  edition: 2 as const,
  bulletValue: centavos(50),
  targets,
});
/** Always the first of what is drawn, which catches; or always the last, which misses. */
const luckiest: RandomSource = { below: () => 0 };
const unluckiest: RandomSource = { below: (bound) => bound - 1 };

describe('the bet', () => {
  it('stakes each shot when it is fired', () => {
    const asked = { bulletValue: 50n, targets: ['dilis', 'baul', 'dilis'] };
    const bet = rules.parseBet(asked);
    expect(bet).toEqual({ ...asked, edition: 2 });
    expect(rules.toPresentRules?.(bet)).toEqual(bet);
    expect(rules.stakeOf(bet)).toBe(150n);
  });

  it.each([
    null,
    undefined,
    'all of them',
    [],
    [20, 50n],
    {},
    { bulletValue: 50n },
    { bulletValue: 50n, targets: [] },
    { bulletValue: 50n, targets: 'dilis' },
    { bulletValue: 50n, targets: ['pawikan'] },
    { bulletValue: 50n, targets: ['toString'] },
    { bulletValue: 50n, targets: ['dilis', null] },
    { bulletValue: 50n, targets: [['dilis']] },
    { bulletValue: 50n, targets: Array.from({ length: volleyMax + 1 }, () => 'dilis') },
    { bulletValue: 0n, targets: ['dilis'] },
    { bulletValue: -50n, targets: ['dilis'] },
    { bulletValue: 55n, targets: ['dilis'] },
    { bulletValue: 2_010n, targets: ['dilis'] },
    { bulletValue: 50, targets: ['dilis'] },
    { bulletValue: '50', targets: ['dilis'] },
    { bulletValue: 50n, targets: ['dilis'], edition: 1 },
    { bulletValue: 50n, targets: ['dilis'], edition: 3 },
    { bulletValue: 50n, targets: ['dilis'], bullets: 20 },
  ])('refuses %o', (input) => {
    expect(() => rules.parseBet(input)).toThrow(BetRefused);
  });
});

describe('a volley', () => {
  it('pays each catch by its prize and a miss nothing, and is over at once', () => {
    const { state, payout } = openVolley(volleyAt('bangus', 'bangus', 'dilis'), luckiest);
    expect(payout).toBe(50n * (8n + 8n + 2n));
    expect(state.volley.map(({ multiplier }) => multiplier)).toEqual([8, 8, 2]);
    expect(openVolley(volleyAt('bangus', 'bakunawa'), unluckiest).payout).toBe(0n);
    expect(() => rules.move(state, { kind: 'finish' }, luckiest)).toThrow(BetRefused);
  });

  it('draws each shot by itself: what stands before it changes nothing but its place', () => {
    const odds = (target: SpeciesId) => {
      const bounds: number[] = [];
      openVolley(volleyAt(target), {
        below(bound) {
          bounds.push(bound);
          return bound - 1;
        },
      });
      return bounds;
    };
    const asked: number[] = [];
    openVolley(volleyAt(...speciesList.map(({ id }) => id)), {
      below(bound) {
        asked.push(bound);
        return bound - 1;
      },
    });
    expect(asked).toEqual(speciesList.flatMap(({ id }) => odds(id)));
  });

  it('never pays more than the cap, survives being stored, and is described in both languages', () => {
    const choice = createFastSource(3);
    for (let seed = 0; seed < 300; seed += 1) {
      const targets = Array.from(
        { length: 1 + choice.below(volleyMax) },
        () => speciesList[choice.below(speciesList.length)]?.id ?? 'dilis',
      );
      const { state, payout } = openVolley(volleyAt(...targets), createFastSource(seed));
      expect(openVolley(volleyAt(...targets), createFastSource(seed)).state).toEqual(state);
      expect(payout).toBeLessThanOrEqual(rules.stakeRange.payoutMax);
      expect(decodeJson(encodeJson(state))).toEqual(state);
      const lines = rules.describe(state);
      expect(lines).toHaveLength(new Set(targets).size + 2);
      for (const { label, value } of lines) {
        for (const text of [label.en, label.tl, value.en, value.tl]) expect(text).not.toBe('');
      }
    }
  });

  it('counts one bullet as one', () => {
    const [fired] = rules.describe(openVolley(volleyAt('dilis'), luckiest).state);
    expect(fired?.value).toEqual({ en: '1 bullet of ₱0.50', tl: '1 bala na tig-₱0.50' });
  });
});

describe('the return', () => {
  it('is the same for every species', () => {
    for (const species of speciesList) {
      expect(multiply(catchChanceOf(species), meanPrizeOf(species))).toEqual(bulletReturn);
    }
  });

  it('is what the rules declare, computed and simulated', () => {
    expect(checkRtp(isdaBlaster, { rounds: 60_000, seed: 75 })).toEqual([]);
  });

  it.each(['baul', 'bakunawa'] as const)('opens %s by its weights', (id) => {
    const chance = createFastSource(11);
    const species = speciesList.find((each) => each.id === id);
    if (!species) throw new Error('It is not in the sea');
    const wanted = toNumber(catchChanceOf(species));
    const shots = 400_000;
    const caught = new Map<number, number>();
    for (let shot = 0; shot < shots; shot += 10) {
      const targets = Array.from({ length: 10 }, () => id);
      for (const { multiplier } of openVolley(volleyAt(...targets), chance).state.volley)
        caught.set(multiplier, (caught.get(multiplier) ?? 0) + 1);
    }
    const catches = shots - (caught.get(0) ?? 0);
    const near = (count: number, among: number, share: number) =>
      Math.abs(count / among - share) < 4 * Math.sqrt((share * (1 - share)) / among);
    expect(near(catches, shots, wanted)).toBe(true);
    for (const { multiplier, weight } of species.prizes) {
      expect(near(caught.get(multiplier) ?? 0, catches, weight / 20)).toBe(true);
    }
  });
});
