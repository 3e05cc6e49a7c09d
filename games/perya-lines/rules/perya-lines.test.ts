import { checkRtp } from '@perya/game-kit/check-rtp';
import { fraction, toNumber } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import { paylines } from '../../slot-kit/rules/lines.ts';
import { strip } from '../../slot-kit/rules/reels.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { computeRtp, meanSpinUnits } from './compute-rtp.ts';
import * as game from './index.ts';
import { freeSpinsMax, multiplierAt, reels, wild, winningStops } from './paytable.ts';
import { scanStops } from './scan-stops.ts';
import { evaluateSpin } from './spin.ts';

/** Rows as one reads them, turned into reels. */
function gridOf(...lines: string[]) {
  const rows = lines.map(strip);
  return reels.map((_, reel) => rows.map((row) => row[reel] ?? 'mango'));
}

describe('Perya Lines', () => {
  test('returns what it declares, worked out and simulated', { timeout: 60_000 }, () => {
    expect(checkRtp(game, { rounds: 100_000, seed: 7 })).toEqual([]);
  });

  test('scans every combination of stops to the very mean that was worked out', {
    timeout: 60_000,
  }, () => {
    const paid = scanStops(false);
    const free = scanStops(true);
    expect(paid.combinations).toBe(30 ** 5);
    expect(fraction(paid.units, paid.combinations)).toEqual(meanSpinUnits(false));
    expect(fraction(free.units, free.combinations)).toEqual(meanSpinUnits(true));
    expect(paid.winning).toBe(winningStops);

    const places = Array.from({ length: freeSpinsMax }, (_, place) => place + 1);
    const times = places.reduce((sum, place) => sum + multiplierAt(place), 0);
    const most = paid.unitsMax + times * free.unitsMax;
    expect(Math.floor(toNumber(computeRtp()) * 10_000)).toBe(game.rules.rtpBasisPoints);
    // The limit is what the best round there is would pay, so it never cuts a win.
    expect(unitsToCentavos(game.rules.stakeRange.stakeMax, most)).toBe(
      game.rules.stakeRange.payoutMax,
    );
  });

  test('counts a parol under a wheel that fills its reel, and says so on its sheet', () => {
    const grid = gridOf(
      'parol wheel mango kite  top',
      'kite  parol parol mango kite',
      'mango kite  top   top   mango',
    );
    expect(evaluateSpin(grid, true)).toMatchObject({ filledReels: [1], scatterCount: 3 });
    const texts = game.info.sections.flatMap((section) => section.texts ?? []);
    expect(texts.some(({ en }) => en.includes('a parol that it covers still counts'))).toBe(true);
    expect(texts.some(({ tl }) => tl.includes('bilang pa rin ang parol na natakpan'))).toBe(true);
  });

  test('has twenty different lines, no wheel on the first reel and one lantern a window', () => {
    expect(new Set(paylines.map((line) => line.join())).size).toBe(20);
    expect(reels[0]).not.toContain(wild);
    for (const reel of reels) expect(reel.filter((symbol) => symbol === 'parol')).toHaveLength(1);
  });

  test('pays the longest run from the left, with wheels in it, and not from the middle', () => {
    const spin = evaluateSpin(
      gridOf(
        'kite  mango mango mango mango',
        'horse horse wheel horse top',
        'top   kite  kite  kite  kite',
      ),
      false,
    );
    expect(spin.wins).toEqual([{ line: 0, symbol: 'horse', count: 4, units: 120 }]);
    expect(spin.units).toBe(120);
  });

  test('lets a wheel fill its reel in free spins only, and still counts the lantern under it', () => {
    const grid = gridOf(
      'kite  wheel wheel top   mango',
      'horse parol parol parol top',
      'mango kite  top   horse horse',
    );
    const paid = evaluateSpin(grid, false);
    const free = evaluateSpin(grid, true);
    expect(paid.filledReels).toEqual([]);
    expect(free.filledReels).toEqual([1, 2]);
    expect(free.wins.length).toBeGreaterThan(paid.wins.length);
    expect([paid.scatterCount, free.scatterCount]).toEqual([3, 3]);
    expect([paid.scatterUnits, free.scatterUnits]).toEqual([40, 40]);
  });

  /** A draw that stops the reels as asked for: with so many lanterns in each spin in turn, then with none. */
  function lanternsOf(...counts: number[]) {
    let draws = 0;
    return {
      below: () => {
        const reel = draws % reels.length;
        const wanted = counts[Math.floor(draws / reels.length)] ?? 0;
        draws += 1;
        // The stop of its lantern, or one from which none is in the window.
        const lantern = reels[reel]?.indexOf('parol') ?? 0;
        return reel < wanted ? lantern : (lantern + 5) % 30;
      },
    };
  }
  const stake = centavos(100);
  const playing = (edition: number | undefined, ...counts: number[]) =>
    game.rules.open(edition === undefined ? { stake } : { stake, edition }, lanternsOf(...counts))
      .state.spins;

  test('free spins give more of them, up to the most of a round, and count more and more', () => {
    expect(playing(2, 3)).toHaveLength(1 + 6);
    expect(playing(2, 5)).toHaveLength(1 + 15);
    const spins = playing(2, 3, 0, 3);
    expect(spins).toHaveLength(1 + 6 + 5);
    expect(spins[2]?.addedSpins).toBe(5);
    const counted = spins.map(({ multiplier }) => multiplier);
    expect(counted).toEqual([undefined, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3]);
    for (const [place, { wins, scatterUnits, units }] of spins.entries()) {
      const plain = wins.reduce((sum, win) => sum + win.units, scatterUnits);
      expect(units).toBe(plain * (counted[place] ?? 1));
    }
    const most = playing(2, ...Array.from({ length: 40 }, () => 5));
    expect(most).toHaveLength(1 + freeSpinsMax);
    expect(most.reduce((sum, { addedSpins }) => sum + (addedSpins ?? 0), 15)).toBe(freeSpinsMax);
  });

  test('a round of the first edition is played and proved as it was, and no new bet is', () => {
    const spins = playing(undefined, 3, 3, 0);
    expect(spins).toHaveLength(1 + 10);
    expect(spins.every(({ multiplier }) => multiplier === undefined)).toBe(true);
    expect(game.rules.parseBet({ stake })).toEqual({ stake });
    expect(game.rules.toPresentRules?.({ stake })).toEqual({ stake, edition: 2 });
    expect(game.rules.parseBet({ stake, edition: 2 })).toEqual({ stake, edition: 2 });
    for (const edition of [0, 1, 3, 1.5, '2', null]) {
      expect(() => game.rules.parseBet({ stake, edition })).toThrow(BetRefused);
    }
  });

  test('says of each free spin what it counts and gives', () => {
    const { state } = game.rules.open({ stake, edition: 2 }, lanternsOf(3, 0, 3));
    const lines = game.rules.describe(state).map(({ value }) => value.en);
    expect(lines.some((line) => line.includes('5 more free spins'))).toBe(true);
    expect(lines.some((line) => line.includes('(×3)'))).toBe(true);
  });
});
