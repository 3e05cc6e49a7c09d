import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFastSource } from '@perya/game-kit/fast-source';
import { toNumber } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import { at, strip } from '../../slot-kit/rules/reels.ts';
import { unitsPerStake } from '../../slot-kit/rules/stake.ts';
import { findWayWins, freeDropsOf, isCleared, playDrops, presentEdition } from './drop.ts';
import { computeFirstDrop } from './first-drop.ts';
import * as game from './index.ts';
import {
  freeDrops,
  freeMultiplierMax,
  freeSacks,
  multiplierOf,
  payoutTimesMax,
  rows,
  sacks,
  scatter,
} from './paytable.ts';

/** Rows as one reads them, turned into reels. */
function gridOf(...lines: string[]) {
  const read = lines.map(strip);
  return sacks.map((_, reel) => read.map((row) => row[reel] ?? 'mani'));
}

const unitsMax = payoutTimesMax * unitsPerStake;

describe('Bahay Kubo Cascade', () => {
  test('returns what it declares, simulated', { timeout: 60_000 }, () => {
    expect(checkRtp(game, { rounds: 100_000, seed: 7 })).toEqual([]);
  });

  test('returns on the first drop what was worked out for it', { timeout: 60_000 }, () => {
    const random = createFastSource(5);
    const rounds = 60_000;
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const share = at(playDrops(random, 1, presentEdition), 0).units / unitsPerStake;
      sum += share;
      squares += share * share;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - toNumber(computeFirstDrop()))).toBeLessThan(3.29 * error);
  });

  test('fills every reel from a sack of a hundred, without a hut on the outer reels', () => {
    for (const reels of [sacks, freeSacks]) {
      expect(reels.map((sack) => sack.length)).toEqual([100, 100, 100, 100, 100, 100]);
      for (const outer of [reels[0], reels[5]]) expect(outer).not.toContain('kubo');
    }
    expect(freeSacks.flat()).not.toContain(scatter);
  });

  test('pays every way through the reels from the left, huts included', () => {
    const wins = findWayWins(
      gridOf(
        'talong talong kubo   bawang talong mani',
        'talong mani   talong sitaw  talong bawang',
        'sitaw  bawang mani   mani   sitaw  sitaw',
      ),
    );
    // Two eggplants, one, and two with the hut: four ways over three reels. Nothing else gets that far.
    expect(wins).toEqual([{ symbol: 'talong', count: 3, ways: 4, units: 44 }]);
  });

  test('clears what won, keeps the order of the rest and fills up from above', () => {
    const rounds = Array.from({ length: 400 }, (_, seed) =>
      playDrops(createFastSource(seed), unitsMax, presentEdition),
    );
    const falls = rounds.flatMap((drops) =>
      drops.map((drop, place) => {
        const next = drops[place + 1];
        return { drop, next: next?.free === drop.free ? next : undefined };
      }),
    );
    for (const { drop, next } of falls) expect(drop.units > 0).toBe(next !== undefined);
    const columns = falls.flatMap(({ drop, next }) =>
      next ? drop.grid.map((column, reel) => ({ drop, column, reel, next })) : [],
    );
    expect(columns.length).toBeGreaterThan(600);
    for (const { drop, column, reel, next } of columns) {
      const kept = column.filter((seen) => !isCleared(drop.wins, reel, seen));
      const fallen = at(next.grid, reel);
      expect(fallen).toHaveLength(rows);
      expect(fallen.slice(rows - kept.length)).toEqual(kept);
    }
    for (const drops of rounds) {
      const paid = drops.filter(({ free }) => free === undefined);
      expect(paid.map(({ multiplier }) => multiplier)).toEqual(
        paid.map((_, place) => multiplierOf(place)),
      );
    }
  });

  test('four roosters give eight free drops, whose multiplier rises with every win and stays', () => {
    const most = (grid: ReturnType<typeof gridOf>) => freeDropsOf(grid);
    const three = ['tandang mani sitaw bawang labanos tandang', 'mani tandang mani mani mani mani'];
    expect(most(gridOf(...three))).toBe(0);
    expect(most(gridOf(...three, 'mani mani mani tandang mani mani'))).toBe(freeDrops);
    let given = 0;
    for (let seed = 0; given < 40; seed += 1) {
      const drops = playDrops(createFastSource(seed), unitsMax, presentEdition);
      const free = drops.filter((drop) => drop.free !== undefined);
      const paid = drops.filter((drop) => drop.free === undefined);
      expect(freeDropsOf(at(paid, paid.length - 1).grid)).toBe(free.length > 0 ? freeDrops : 0);
      if (free.length === 0) continue;
      given += 1;
      expect(new Set(free.map((drop) => drop.free)).size).toBe(freeDrops);
      let won = 0;
      for (const drop of free) {
        expect(drop.multiplier).toBe(Math.min(1 + won, freeMultiplierMax));
        expect(drop.grid.flat()).not.toContain(scatter);
        if (drop.units > 0) won += 1;
      }
    }
  });

  test('a round of the first edition is played and proved as it was, and no new bet is', () => {
    const stake = centavos(100);
    // What these seeds paid when there were no roosters, in two winning drops to four.
    const paid: [seed: number, payout: bigint][] = [
      [12, 28_10n],
      [22, 1_90n],
      [34, 9_30n],
      [53, 18_40n],
      [111, 15_75n],
      [117, 13_20n],
    ];
    for (const [seed, payout] of paid) {
      expect(game.rules.open({ stake }, createFastSource(seed)).payout).toBe(payout);
    }
    expect(game.rules.toPresentRules?.({ stake })).toEqual({ stake, edition: presentEdition });
    expect(() => game.rules.parseBet({ stake, edition: 3 })).toThrow(BetRefused);
  });

  test('ends at the most it may pay, even if chance would never let it end', () => {
    const { state, payout } = game.rules.open(game.simulatedPlay.bet, { below: () => 16 });
    expect(payout).toBe(game.simulatedPlay.bet.stake * BigInt(payoutTimesMax));
    expect(game.rules.describe(state).length).toBeLessThanOrEqual(60);
  });
});
