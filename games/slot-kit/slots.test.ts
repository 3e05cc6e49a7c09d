import { createFastSource } from '@perya/game-kit/fast-source';
import { type AnyGame, BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { describe, expect, test } from 'vitest';
import * as cascade from '../bahay-kubo-cascade/rules/index.ts';
import * as salakot from '../gintong-salakot/rules/index.ts';
import * as lines from '../perya-lines/rules/index.ts';
import { fairArt, mango } from './art/fair.tsx';
import { gardenArt } from './art/garden.tsx';
import { harvestArt, tandang } from './art/harvest.tsx';
import { harvestCoins } from './art/harvest-coins.tsx';
import { paylines } from './rules/lines.ts';
import { symbolNames } from './rules/names.ts';

const games: [string, AnyGame][] = [lines, cascade, salakot].map(({ rules }) => [
  rules.slug,
  rules,
]);

const seeds = Array.from({ length: 300 }, (_, seed) => seed);

describe.each(games)('%s', (_slug, game) => {
  const open = (seed: number, stake = 100n) =>
    game.open(game.parseBet({ stake }), createFastSource(seed));

  test('takes stakes within its range and nothing else', () => {
    const { stakeMin, stakeMax } = game.stakeRange;
    for (const stake of [stakeMin, 120n, 1_00n, 2_50_00n, stakeMax]) {
      expect(game.stakeOf(game.parseBet({ stake }))).toBe(stake);
    }
    const wrong: unknown[] = [
      undefined,
      null,
      100n,
      '100',
      [],
      {},
      { stake: 100 },
      { stake: '100' },
      { stake: null },
      { stake: 0n },
      { stake: -100n },
      { stake: stakeMin - 1n },
      { stake: 110n },
      { stake: 101n },
      { stake: stakeMax + 20n },
      { stake: 10n ** 30n },
      { stake: 100n, lines: 20 },
      { stakes: 100n },
      Object.assign([100n], { stake: 100n }),
    ];
    for (const bet of wrong) expect(() => game.parseBet(bet), encodeJson(bet)).toThrow(BetRefused);
  });

  test('refuses every move, since a round is over at once', () => {
    const { state, payout } = open(1);
    expect(payout).not.toBeNull();
    for (const move of [undefined, {}, { type: 'spin' }]) {
      expect(() => game.parseMove(move)).toThrow(BetRefused);
      expect(() => game.move(state, move, createFastSource(1))).toThrow(BetRefused);
    }
  });

  test('plays the same round from the same seed, and its state survives being stored', () => {
    for (const seed of seeds) {
      const step = open(seed);
      expect(open(seed)).toEqual(step);
      expect(decodeJson(encodeJson(step.state))).toEqual(step.state);
      expect(decodeJson(encodeJson(game.show(step.state)))).toEqual(game.show(step.state));
    }
  });

  test('pays whole shares of the stake, never less than nothing and never above the limit', () => {
    for (const seed of seeds) {
      const small = open(seed).payout ?? -1n;
      const large = open(seed, game.stakeRange.stakeMax).payout ?? -1n;
      expect(small).toBeGreaterThanOrEqual(0n);
      expect(large).toBeLessThanOrEqual(game.stakeRange.payoutMax);
      expect(large * 100n).toBe(small * game.stakeRange.stakeMax);
    }
  });

  test('shows parts that add up to the payout', () => {
    for (const seed of seeds) {
      const { state, payout } = open(seed);
      const shown = game.show(state);
      const parts: { pay: bigint }[] = shown.spins ?? shown.drops;
      expect(parts.reduce((sum, { pay }) => sum + pay, 0n)).toBe(payout);
    }
  });

  test('tells every round in both languages within the room of a bet record', () => {
    for (const seed of seeds) {
      const lines = game.describe(open(seed).state);
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.length).toBeLessThanOrEqual(60);
      for (const { label, value } of lines) {
        for (const said of [label.en, label.tl, value.en, value.tl]) expect(said).not.toBe('');
      }
    }
  });
});

describe('the info sheet', () => {
  const sheets = [
    ['perya-lines', lines.info, fairArt],
    ['bahay-kubo-cascade', cascade.info, { ...gardenArt, tandang }],
    ['gintong-salakot', salakot.info, { ...harvestArt, ...harvestCoins, mango }],
  ] as const;

  test.each(sheets)('of %s shows every symbol that it names', (_slug, info, art) => {
    const named = info.sections
      .flatMap(({ lines: rows = [] }) => rows)
      .flatMap(({ picture }) => picture ?? []);
    expect(named.length).toBeGreaterThan(7);
    for (const picture of named) expect(art).toHaveProperty(picture);
  });

  test('says in pesos of the chosen stake what a line of it pays', () => {
    const jeepney = lines.info.sections
      .flatMap(({ lines: rows = [] }) => rows)
      .find(({ label }) => label === symbolNames.jeepney);
    expect(jeepney?.value.en).toBe('3:\u00a02.5×\u00a0· 4:\u00a010×\u00a0· 5:\u00a050×');
    expect(jeepney?.paysAt?.(centavos(20_00)).en).toBe(
      '3:\u00a0₱50\u00a0· 4:\u00a0₱200\u00a0· 5:\u00a0₱1,000',
    );
    expect(jeepney?.paysAt?.(centavos(1_00)).en).toBe(
      '3:\u00a0₱2.50\u00a0· 4:\u00a0₱10\u00a0· 5:\u00a0₱50',
    );
  });

  test('draws each line through the places that pay', () => {
    const shapes = lines.info.sections.flatMap(({ shapes: drawn = [] }) => drawn);
    expect(shapes).toHaveLength(paylines.length);
    // The fourth goes down to the lowest row and up again.
    expect(shapes[3]?.cells).toEqual([0, 6, 12, 8, 4]);
  });
});
