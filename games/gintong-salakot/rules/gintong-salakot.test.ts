import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFastSource } from '@perya/game-kit/fast-source';
import { toNumber } from '@perya/game-kit/fraction';
import { describe, expect, test } from 'vitest';
import { paylines } from '../../slot-kit/rules/lines.ts';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { freeRoundsChance, holdOdds } from './compute-rtp.ts';
import { playHold } from './hold.ts';
import * as game from './index.ts';
import {
  cellCount,
  coinValues,
  freeReels,
  freeRounds,
  grandUnits,
  linePays,
  paidReels,
  wild,
} from './paytable.ts';
import { spinRound } from './spin.ts';

const sixCoins = [0, 1, 2, 3, 4, 5].map((place) => ({ place, units: 20 }));

/** Gives the numbers in turn, then always the last of them. */
function scripted(...numbers: number[]) {
  let draw = 0;
  return { below: () => at(numbers, Math.min(draw++, numbers.length - 1)) };
}

describe('Gintong Salakot', () => {
  test('returns what it declares, worked out and simulated', { timeout: 60_000 }, () => {
    expect(checkRtp(game, { rounds: 100_000, seed: 7 })).toEqual([]);
  });

  test('holds and frees as often as its info sheet says', { timeout: 60_000 }, () => {
    const random = createFastSource(11);
    const rounds = 60_000;
    let holds = 0;
    let frees = 0;
    for (let round = 0; round < rounds; round += 1) {
      const spins = spinRound(random);
      if (at(spins, 0).hold) holds += 1;
      if (spins.length > 1) frees += 1;
    }
    for (const [seen, chance] of [
      [holds, toNumber(holdOdds(paidReels).hold)],
      [frees, toNumber(freeRoundsChance())],
    ] as const) {
      const deviation = Math.sqrt(rounds * chance * (1 - chance));
      expect(Math.abs(seen - rounds * chance)).toBeLessThan(3.3 * deviation);
    }
  });

  test('never cuts a win: the best board on every line is within the limit', () => {
    const coinMax = Math.max(...coinValues.map(({ units }) => units));
    const holdMax = cellCount * coinMax + grandUnits;
    const lineMax = Math.max(
      ...[at(paidReels, 0), at(freeReels, 0)].flatMap((reel) =>
        reel.map((_, stop) =>
          paylines.reduce((sum, line) => {
            const symbol = at(reel, (stop + at(line, 0)) % reel.length);
            const pays: Partial<Record<string, readonly number[]>> = linePays;
            return sum + (pays[symbol]?.[2] ?? 0);
          }, 0),
        ),
      ),
    );
    const most = unitsToCentavos(
      game.rules.stakeRange.stakeMax,
      (1 + freeRounds) * (holdMax + lineMax),
    );
    expect(most).toBeLessThanOrEqual(game.rules.stakeRange.payoutMax);
  });

  test('has no salakot on the first reel and no carabao in free rounds', () => {
    for (const reels of [paidReels, freeReels]) expect(reels[0]).not.toContain(wild);
    for (const reel of freeReels) expect(reel).not.toContain('kalabaw');
  });

  test('ends after three respins without a coin and pays what the coins carry', () => {
    const hold = playHold(sixCoins, scripted(1));
    expect(hold).toEqual({ respins: [[], [], []], isGrand: false, units: 120 });
  });

  test('sets the respins back to three with every new coin', () => {
    // Two empty respins of nine places, then a coin in the first empty place with the least value.
    const empty = Array<number>(18).fill(1);
    const hold = playHold(sixCoins, scripted(...empty, 0, 0, 1));
    expect(hold.respins.map((added) => added.length)).toEqual([0, 0, 1, 0, 0, 0]);
    expect(hold.respins[2]).toEqual([{ place: 6, units: 10 }]);
    expect(hold.units).toBe(130);
  });

  test('pays the grand prize for fifteen coins and stops there', () => {
    const hold = playHold(sixCoins, scripted(0));
    expect(hold.respins).toHaveLength(1);
    expect(hold.isGrand).toBe(true);
    expect(hold.units).toBe(120 + 9 * 10 + grandUnits);
  });

  test('never puts a coin where one already lies', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const hold = playHold(sixCoins, createFastSource(seed));
      const places = [...sixCoins, ...hold.respins.flat()].map(({ place }) => place);
      expect(new Set(places).size).toBe(places.length);
      expect(hold.isGrand).toBe(places.length === cellCount);
    }
  });
});
