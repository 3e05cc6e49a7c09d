import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFairSource } from '@perya/game-kit/fair-source';
import { fraction } from '@perya/game-kit/fraction';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import { computeSpotReturn } from './compute-rtp.ts';
import * as roulette from './index.ts';
import { odds } from './paytable.ts';
import { spotText } from './spot-text.ts';
import { spotKinds, spotOf, spots, spotsById } from './spots.ts';
import { colourOf, wheel } from './wheel.ts';

const { rules } = roulette;

function spin(placed: Record<string, bigint>, pocket: number) {
  const bet = rules.parseBet({
    placed: Object.entries(placed).map(([spot, stake]) => ({ spot, stake })),
  });
  return rules.open(bet, {
    below: (bound) => {
      expect(bound).toBe(37);
      return pocket;
    },
  });
}

describe('the cloth', () => {
  it('has every spot of a European table, each once', () => {
    const count = (kind: string) => spots.filter((spot) => spot.kind === kind).length;
    expect(Object.fromEntries(spotKinds.map((kind) => [kind, count(kind)]))).toEqual({
      straight: 37,
      split: 60,
      street: 14,
      corner: 23,
      'six-line': 11,
      column: 3,
      dozen: 3,
      'even-chance': 6,
    });
    expect(spotsById.size).toBe(157);
  });

  it('covers neighbours only', () => {
    const place = (number: number) => ({
      row: Math.ceil(number / 3),
      column: ((number - 1) % 3) + 1,
    });
    for (const { numbers, kind } of spots) {
      if (kind !== 'split' || numbers[0] === 0) continue;
      const [a, b] = numbers.map(place);
      const distance =
        Math.abs((a?.row ?? 0) - (b?.row ?? 0)) + Math.abs((a?.column ?? 0) - (b?.column ?? 0));
      expect(distance, numbers.join()).toBe(1);
    }
    expect(spotOf('corner-16-17-19-20').numbers).toEqual([16, 17, 19, 20]);
    expect(spotOf('six-line-31-32-33-34-35-36').numbers).toHaveLength(6);
    expect(spotOf('column-3').numbers.at(-1)).toBe(36);
    expect(spotOf('dozen-2').numbers.at(0)).toBe(13);
    expect(spotsById.has('split-3-4')).toBe(false);
    expect(spotsById.has('split-36-39')).toBe(false);
  });

  it('pays each spot as if there were 36 pockets, so that all return 36 of 37', () => {
    for (const { id, kind, numbers } of spots) {
      expect((odds[kind] + 1n) * BigInt(numbers.length), id).toBe(36n);
      expect(computeSpotReturn(id), id).toEqual(fraction(36, 37));
    }
  });

  it('halves the numbers into red and black, alternating around the wheel', () => {
    expect(wheel.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, at) => at));
    wheel.slice(1).forEach((pocket, at) => {
      expect(colourOf(pocket)).toBe(at % 2 === 0 ? 'red' : 'black');
    });
  });

  it('names every spot in both languages, each differently', () => {
    expect(new Set(spots.map(({ id }) => spotText(id).en)).size).toBe(157);
    expect(new Set(spots.map(({ id }) => spotText(id).tl)).size).toBe(157);
  });
});

describe('roulette', () => {
  it.each([
    ['straight-17', 17, 360_00n],
    ['split-14-17', 17, 180_00n],
    ['street-16-17-18', 17, 120_00n],
    ['corner-16-17-19-20', 17, 90_00n],
    ['six-line-16-17-18-19-20-21', 17, 60_00n],
    ['dozen-2', 17, 30_00n],
    ['column-2', 17, 30_00n],
    ['black', 17, 20_00n],
    ['odd', 17, 20_00n],
    ['low', 17, 20_00n],
    ['red', 17, 0n],
    ['even', 0, 0n],
    ['low', 0, 0n],
    ['split-0-2', 0, 180_00n],
    ['street-0-2-3', 3, 120_00n],
    ['corner-0-1-2-3', 0, 90_00n],
  ])('with %s, when %i falls, ₱10 pay %i centavos', (spot, pocket, paid) => {
    expect(spin({ [spot]: 10_00n }, pocket).payout).toBe(paid);
  });

  it('pays every winning spot of a full cloth, and tells it within a record', () => {
    const everything = Object.fromEntries(spots.map(({ id }) => [id, 1_00n]));
    for (let pocket = 0; pocket <= 36; pocket += 1) {
      const { state, payout } = spin(everything, pocket);
      const expected = spots
        .filter(({ numbers }) => numbers.includes(pocket))
        .reduce((sum, { kind }) => sum + 100n + odds[kind] * 100n, 0n);
      expect(payout).toBe(expected);
      const lines = rules.describe(state);
      expect(lines.length).toBeLessThanOrEqual(60);
      // The proof of a fair game needs some of the 8 KB too.
      expect(new TextEncoder().encode(JSON.stringify(lines)).length).toBeLessThan(7168);
    }
  });

  it('returns 36 of 37 and declares no more', () => {
    expect(roulette.computeRtp()).toEqual(fraction(36, 37));
    expect(checkRtp(roulette, { rounds: 150_000, seed: 37 })).toEqual([]);
  });

  it('never pays more than its cap', () => {
    const { stakeMax, payoutMax } = rules.stakeRange;
    expect(spin({ 'straight-8': stakeMax }, 8).payout).toBe(payoutMax);
  });

  it('gives the same round for the same seeds, and a state that survives being stored', () => {
    const { bet } = roulette.simulatedPlay;
    const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'gulong', nonce: 3 };
    const round = rules.open(bet, createFairSource(seeds));
    expect(rules.open(bet, createFairSource(seeds))).toEqual(round);
    expect(decodeJson(encodeJson(round.state))).toEqual(round.state);
    expect(rules.show(round.state)).toEqual(round.state);
  });

  const told = (state: Parameters<typeof rules.describe>[0]) =>
    rules.describe(state).map(({ label, value }) => [label.en, value.en]);

  it('names every spot that was bet on, what was staked there and what it paid', () => {
    const { state } = spin({ red: 10_00n, 'straight-7': 5_00n, 'split-17-20': 5_00n }, 7);
    expect(told(state)).toEqual([
      ['Number', '7, red'],
      ['Red', 'staked ₱10.00, paid ₱20.00'],
      ['Straight 7', 'staked ₱5.00, paid ₱180.00'],
      ['Split 17, 20', 'staked ₱5.00, paid ₱0.00'],
      ['Paid', '₱200.00'],
    ]);
    expect(rules.describe(state)[0]?.value.tl).toBe('7, pula');
  });

  it('names every spot of a cloth with too many for a line each', () => {
    const many = spots.filter(({ kind }) => kind === 'split' || kind === 'dozen');
    const { state } = spin(Object.fromEntries(many.map(({ id }) => [id, 5_00n])), 36);
    expect(told(state)).toEqual([
      ['Number', '36, red'],
      ['Split', expect.stringMatching(/^staked ₱300\.00 on 1-2, 1-4, .*0-1, 0-2, 0-3$/)],
      ['Dozen', 'staked ₱15.00 on 1st dozen, 2nd dozen, 3rd dozen'],
      ['Split 33, 36', 'staked ₱5.00, paid ₱90.00'],
      ['Split 35, 36', 'staked ₱5.00, paid ₱90.00'],
      ['3rd dozen', 'staked ₱5.00, paid ₱15.00'],
      ['Paid', '₱195.00'],
    ]);
  });

  it.each(['straight-37', 'straight-00', 'split-1-3', 'corner-3-4-6-7', 'dozen-4', '', 'RED'])(
    'refuses the spot "%s" that no cloth has',
    (spot) => {
      expect(() => rules.parseBet({ placed: [{ spot, stake: centavos(10_00n) }] })).toThrow(
        BetRefused,
      );
    },
  );

  it('refuses stakes out of range, and every move', () => {
    expect(() => rules.parseBet({ placed: [{ spot: 'red', stake: 4_00n }] })).toThrow(BetRefused);
    expect(() => rules.parseBet({ placed: [{ spot: 'red', stake: 10_001_00n }] })).toThrow(
      BetRefused,
    );
    expect(() => rules.parseMove({ pocket: 17 })).toThrow(BetRefused);
  });
});

describe('the info sheet', () => {
  const [paytable] = roulette.info.sections.filter(({ shapes }) => shapes);

  it('says for every kind of spot what a chip of ₱20 pays, stake included', () => {
    const paid = paytable?.lines?.map(({ paysAt }) => paysAt?.(centavos(20_00n)).en);
    expect(paid).toEqual(['₱720', '₱360', '₱240', '₱180', '₱120', '₱60', '₱60', '₱40']);
  });

  it('draws a spot of every kind on the cloth', () => {
    expect(paytable?.shapes).toHaveLength(spotKinds.length);
    // The first street is 1, 2, 3: the first column of the cloth, from the bottom up.
    expect(paytable?.shapes?.[2]?.cells).toEqual([24, 12, 0]);
  });
});
