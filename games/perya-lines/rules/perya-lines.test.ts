import { checkRtp } from '@perya/game-kit/check-rtp';
import { fraction } from '@perya/game-kit/fraction';
import { describe, expect, test } from 'vitest';
import { paylines } from '../../slot-kit/rules/lines.ts';
import { strip } from '../../slot-kit/rules/reels.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { meanSpinUnits } from './compute-rtp.ts';
import * as game from './index.ts';
import { reels, scatterPays, wild, winningStops } from './paytable.ts';
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

    const freeSpinsMax = Math.max(...Object.values(scatterPays).map(({ freeSpins }) => freeSpins));
    const most = paid.unitsMax + freeSpinsMax * free.unitsMax;
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

  test('gives free spins for lanterns of the paid spin and none for those of free spins', () => {
    // The stops of the lanterns on reels 1 to 5, then the same again in every free spin.
    const stops = reels.map((reel) => reel.indexOf('parol'));
    let draws = 0;
    const random = { below: () => stops[draws++ % stops.length] ?? 0 };
    const { state } = game.rules.open(game.simulatedPlay.bet, random);
    expect(state.spins).toHaveLength(21);
    expect(state.spins.every(({ scatterCount }) => scatterCount === 5)).toBe(true);
  });
});
