import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFastSource } from '@perya/game-kit/fast-source';
import { toNumber } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import { paylines } from '../../slot-kit/rules/lines.ts';
import { at } from '../../slot-kit/rules/reels.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { freeRoundsChance, holdOdds, meanHoldUnits } from './compute-rtp.ts';
import { drawCoin, playHold, presentEdition, presentMint, unitsOf } from './hold.ts';
import * as game from './index.ts';
import {
  cellCount,
  coinsForHold,
  freeReels,
  freeRounds,
  fullUnits,
  linePays,
  miniUnits,
  minorUnits,
  paidReels,
  respinCoins,
  wild,
  windowCoins,
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
      const spins = spinRound(random, presentEdition);
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

  test('pays for what is held exactly what was worked out, however many coins began it', {
    timeout: 60_000,
  }, () => {
    const random = createFastSource(3);
    for (const count of [6, 8, 10]) {
      const holds = 60_000;
      let sum = 0;
      let squares = 0;
      for (let hold = 0; hold < holds; hold += 1) {
        const first = Array.from({ length: count }, (_, place) =>
          drawCoin(place, presentMint.window, random),
        );
        const { units } = playHold(first, random);
        sum += units;
        squares += units * units;
      }
      const mean = sum / holds;
      const error = Math.sqrt((squares / holds - mean * mean) / holds);
      const exact = toNumber(meanHoldUnits(count));
      expect(Math.abs(mean - exact)).toBeLessThan(3.3 * error);
    }
  });

  test('never cuts a win: the best board on every line is within the limit', () => {
    const most500 = Math.max(...windowCoins.filter(({ kind }) => !kind).map(({ units }) => units));
    const boards: number[] = [];
    // Six coins stop in the window; of the nine that may follow, some are baskets and one is the sun.
    for (let baskets = 0; cellCount - coinsForHold - baskets >= 0; baskets += 1) {
      for (let suns = 0; suns <= 1 && baskets + suns <= cellCount - coinsForHold; suns += 1) {
        for (let prizes = 0; prizes <= cellCount - baskets - suns; prizes += 1) {
          const plain = (cellCount - baskets - suns - prizes) * most500;
          boards.push((1 + suns) * plain * (1 + baskets) + prizes * minorUnits);
        }
      }
    }
    const holdMax = Math.max(...boards) + fullUnits;
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
    expect(hold).toEqual({ respins: [[], [], []], isFull: false, units: 120 });
  });

  /** The number that draws this coin in a respin. */
  const respinDraw = (kind: string | undefined, units = 10) => {
    const place = respinCoins.findIndex(
      (draw) => draw.kind === kind && (kind || draw.units === units),
    );
    return respinCoins.slice(0, place).reduce((sum, { weight }) => sum + weight, 0);
  };
  /** Nine places are empty: a coin lands in the first of them, and nothing in the others. */
  const oneCoin = (kind: string | undefined) => [0, respinDraw(kind), ...Array<number>(8).fill(1)];

  test('sets the respins back to three with every new coin', () => {
    // Two empty respins of nine places, then a coin in the first empty place with the least value.
    const empty = Array<number>(18).fill(1);
    const hold = playHold(sixCoins, scripted(...empty, ...oneCoin(undefined)));
    expect(hold.respins.map((added) => added.length)).toEqual([0, 0, 1, 0, 0, 0]);
    expect(hold.respins[2]).toEqual([{ place: 6, units: 10 }]);
    expect(hold.units).toBe(130);
  });

  test('pays Mini and Minor as multiples of the stake, besides what other coins carry', () => {
    for (const [kind, units] of [
      ['mini', miniUnits],
      ['minor', minorUnits],
    ] as const) {
      const hold = playHold(sixCoins, scripted(...oneCoin(kind)));
      expect(hold.respins[0]).toEqual([{ place: 6, units, kind }]);
      expect(hold.units).toBe(120 + units);
    }
    expect([miniUnits / 20, minorUnits / 20]).toEqual([20, 100]);
  });

  test('lets a basket take what plain coins carry, those of its own respin too, and no other basket or prize', () => {
    // A basket, a coin of ten and another basket land together, and a Mini lay there already.
    const first = [...sixCoins.slice(0, 5), { place: 5, units: miniUnits, kind: 'mini' as const }];
    const landing = [0, respinDraw('basket'), 0, respinDraw(undefined), 0, respinDraw('basket')];
    const hold = playHold(first, scripted(...landing, ...Array<number>(6).fill(1)));
    expect(hold.respins[0]).toEqual([
      { place: 6, units: 110, kind: 'basket' },
      { place: 7, units: 10 },
      { place: 8, units: 110, kind: 'basket' },
    ]);
    expect(hold.units).toBe(100 + miniUnits + 10 + 2 * 110);
  });

  test('counts plain coins and baskets twice under a sun, prizes once, and a second sun as nothing', () => {
    const plain = { place: 0, units: 20 };
    const taken = { place: 1, units: 50, kind: 'basket' as const };
    const prize = { place: 2, units: miniUnits, kind: 'mini' as const };
    const suns = [3, 4].map((place) => ({ place, units: 0, kind: 'sun' as const }));
    expect(unitsOf([plain, taken, prize])).toBe(70 + miniUnits);
    expect(unitsOf([plain, taken, prize, ...suns.slice(1)])).toBe(140 + miniUnits);
    expect(unitsOf([plain, taken, prize, ...suns])).toBe(140 + miniUnits);
    expect(playHold(sixCoins, scripted(...oneCoin('sun'))).units).toBe(240);
  });

  test('pays the prize of a full board for fifteen coins and stops there', () => {
    const hold = playHold(sixCoins, scripted(0));
    expect(hold.respins).toHaveLength(1);
    expect(hold.isFull).toBe(true);
    expect(hold.units).toBe(120 + 9 * 10 + fullUnits);
  });

  test('never puts a coin where one already lies', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const hold = playHold(sixCoins, createFastSource(seed));
      const places = [...sixCoins, ...hold.respins.flat()].map(({ place }) => place);
      expect(new Set(places).size).toBe(places.length);
      expect(hold.isFull).toBe(places.length === cellCount);
    }
  });

  test('a round of the first edition is played and proved as it was, and no new bet is', () => {
    const stake = centavos(100);
    // Rounds that held coins, and one with free rounds, as the rules paid them when they were the only ones.
    const paid: [seed: number, payout: bigint][] = [
      [4, 8_50n],
      [210, 18_00n],
      [434, 4_00n],
      [450, 39_00n],
      [512, 19_25n],
      [604, 56_50n],
    ];
    for (const [seed, payout] of paid) {
      expect(game.rules.open({ stake }, createFastSource(seed)).payout).toBe(payout);
    }
    const spins = Array.from({ length: 400 }, (_, seed) =>
      spinRound(createFastSource(seed), 1),
    ).flat();
    const coins = spins.flatMap((spin) => [...spin.coins, ...(spin.hold?.respins.flat() ?? [])]);
    expect(coins.length).toBeGreaterThan(400);
    expect(coins.every((coin) => !('kind' in coin))).toBe(true);
    expect(game.rules.toPresentRules?.({ stake })).toEqual({ stake, edition: 2 });
    expect(() => game.rules.parseBet({ stake, edition: 3 })).toThrow(BetRefused);
  });
});
