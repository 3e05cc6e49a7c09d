import { createFastSource } from '@perya/game-kit/fast-source';
import { toNumber } from '@perya/game-kit/fraction';
import { deviations } from '@perya/game-kit/simulate';
import { describe, expect, test } from 'vitest';
import { unitsPerStake } from '../../slot-kit/rules/stake.ts';
import { playDrops, presentEdition } from './drop.ts';
import { computeFirstDrop } from './first-drop.ts';
import { rules } from './index.ts';
import { expectedUnits, measureReturn } from './measure-return.ts';
import { payoutTimesMax, reelCount, rows, wayPays } from './paytable.ts';

/** The hut and the rooster besides. */
const width = Object.keys(wayPays).length + 2;

describe('the measured return of Bahay Kubo Cascade', () => {
  test('begins with what was worked out exactly for the first drop', () => {
    const empty = {
      standing: new Uint8Array(reelCount * width),
      free: new Uint8Array(reelCount).fill(rows),
    };
    expect(expectedUnits(empty) / unitsPerStake).toBeCloseTo(toNumber(computeFirstDrop()), 11);
  });

  test('agrees with rounds that are played, and with what is declared', { timeout: 60_000 }, () => {
    const measured = measureReturn({ rounds: 300_000, seed: 3 });
    const random = createFastSource(9);
    const played = 100_000;
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < played; round += 1) {
      const drops = playDrops(random, payoutTimesMax * unitsPerStake, presentEdition);
      const share = drops.reduce((units, drop) => units + drop.units, 0) / unitsPerStake;
      sum += share;
      squares += share * share;
    }
    const mean = sum / played;
    const playedError = Math.sqrt((squares / played - mean * mean) / played);
    const most = deviations['99.9%'];
    expect(Math.abs(measured.meanReturn - mean)).toBeLessThan(
      most * Math.hypot(playedError, measured.standardError),
    );
    expect(Math.abs(measured.meanReturn - rules.rtpBasisPoints / 10_000)).toBeLessThan(
      most * measured.standardError,
    );
    // The same number of played rounds would tell a third as much.
    const error = playedError * Math.sqrt(played / measured.rounds);
    expect(measured.standardError).toBeLessThan(error / 2);
  });
});
