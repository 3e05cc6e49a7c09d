import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFastSource } from '@perya/game-kit/fast-source';
import { toNumber } from '@perya/game-kit/fraction';
import { describe, expect, test } from 'vitest';
import { at, strip } from '../../slot-kit/rules/reels.ts';
import { unitsPerStake } from '../../slot-kit/rules/stake.ts';
import { findWayWins, isCleared, playDrops } from './drop.ts';
import { computeFirstDrop } from './first-drop.ts';
import * as game from './index.ts';
import { multiplierOf, payoutTimesMax, rows, sacks } from './paytable.ts';

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
      const share = at(playDrops(random, 1), 0).units / unitsPerStake;
      sum += share;
      squares += share * share;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - toNumber(computeFirstDrop()))).toBeLessThan(3.29 * error);
  });

  test('fills every reel from a sack of a hundred, without a hut on the outer reels', () => {
    expect(sacks.map((sack) => sack.length)).toEqual([100, 100, 100, 100, 100, 100]);
    for (const outer of [sacks[0], sacks[5]]) expect(outer).not.toContain('kubo');
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
    expect(wins).toEqual([{ symbol: 'talong', count: 3, ways: 4, units: 40 }]);
  });

  test('clears what won, keeps the order of the rest and fills up from above', () => {
    let cascades = 0;
    for (let seed = 0; seed < 400; seed += 1) {
      const drops = playDrops(createFastSource(seed), unitsMax);
      for (const [place, drop] of drops.entries()) {
        expect(drop.multiplier).toBe(multiplierOf(place));
        const next = drops[place + 1];
        expect(drop.units > 0).toBe(next !== undefined);
        if (!next) continue;
        cascades += 1;
        for (const [reel, column] of drop.grid.entries()) {
          const kept = column.filter((seen) => !isCleared(drop.wins, reel, seen));
          const fallen = at(next.grid, reel);
          expect(fallen).toHaveLength(rows);
          expect(fallen.slice(rows - kept.length)).toEqual(kept);
        }
      }
    }
    expect(cascades).toBeGreaterThan(100);
  });

  test('ends at the most it may pay, even if chance would never let it end', () => {
    const { state, payout } = game.rules.open(game.simulatedPlay.bet, { below: () => 20 });
    expect(payout).toBe(game.simulatedPlay.bet.stake * BigInt(payoutTimesMax));
    expect(game.rules.describe(state).length).toBeLessThanOrEqual(60);
  });
});
