import { createFairSource } from '@perya/game-kit/fair-source';
import { createFastSource } from '@perya/game-kit/fast-source';
import { BetRefused } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type { RandomSource } from '@perya/game-kit/random';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import { rules } from './index.ts';
import { type MagazineState, type Move, moveInMagazine, openMagazine } from './magazine.ts';
import { type SpeciesId, speciesList } from './species.ts';

const bet = { bulletValue: centavos(50), bullets: 20 };
const opened = () => openMagazine(bet).state;
/** Always the first of what is drawn, which catches; or always the last, which misses. */
const luckiest: RandomSource = { below: () => 0 };
const unluckiest: RandomSource = { below: (bound) => bound - 1 };
const shoot = (...targets: SpeciesId[]): Move => ({ kind: 'shoot', targets });
const ten = Array.from({ length: 10 }, () => 'dilis' as const);

describe('the bet', () => {
  it('stakes the whole magazine', () => {
    expect(rules.stakeOf(rules.parseBet({ bulletValue: 50n, bullets: 100 }))).toBe(5_000n);
  });

  it('is known from rounds of before, and is taken no more', () => {
    expect(rules.parseBet(bet)).toEqual(bet);
    expect(() => rules.toPresentRules?.(rules.parseBet(bet))).toThrow(BetRefused);
  });

  it.each([
    { bulletValue: 50n },
    { bullets: 20 },
    { bulletValue: 50n, bullets: 0 },
    { bulletValue: 50n, bullets: 21 },
    { bulletValue: 50n, bullets: -20 },
    { bulletValue: 50n, bullets: 20.5 },
    { bulletValue: 50n, bullets: '20' },
    { bulletValue: 50n, bullets: 20n },
    { bulletValue: 55n, bullets: 20 },
    { bulletValue: 2_010n, bullets: 20 },
  ])('refuses %o', (input) => {
    expect(() => rules.parseBet(input)).toThrow(BetRefused);
  });
});

describe('a move', () => {
  it.each([
    null,
    7,
    [],
    {},
    { kind: 'reload' },
    { kind: 'shoot' },
    { kind: 'shoot', targets: 'dilis' },
    { kind: 'shoot', targets: [] },
    { kind: 'shoot', targets: [...ten, 'dilis'] },
    { kind: 'shoot', targets: ['pawikan'] },
    { kind: 'shoot', targets: ['toString'] },
    { kind: 'shoot', targets: ['dilis', null] },
  ])('refuses %o', (input) => {
    expect(() => rules.parseMove(input)).toThrow(BetRefused);
  });

  it('pays a catch by its prize and a miss nothing', () => {
    const { state } = moveInMagazine(opened(), shoot('bangus', 'bangus', 'dilis'), luckiest);
    expect(state.won).toBe(50n * (8n + 8n + 2n));
    expect(moveInMagazine(opened(), shoot('bangus'), unluckiest).state.won).toBe(0n);
  });

  it('refuses more shots than bullets, and keeps the round as it was', () => {
    const first = moveInMagazine(opened(), shoot(...ten), unluckiest);
    const five = moveInMagazine(first.state, shoot(...ten.slice(5)), unluckiest);
    expect(() => moveInMagazine(five.state, shoot(...ten), unluckiest)).toThrow(BetRefused);
    expect(five.state.bulletsLeft).toBe(5);
  });

  it('ends the round with the last bullet', () => {
    const first = moveInMagazine(opened(), shoot(...ten), luckiest);
    expect(first.payout).toBeNull();
    const last = moveInMagazine(first.state, shoot(...ten), unluckiest);
    expect(last.payout).toBe(10n * 2n * 50n);
    expect(() => moveInMagazine(last.state, { kind: 'finish' }, luckiest)).toThrow(BetRefused);
    expect(() => moveInMagazine(last.state, shoot('dilis'), luckiest)).toThrow(BetRefused);
  });

  it('gives back the bullets that were not fired as stake, and pays nothing for them', () => {
    const finish: Move = { kind: 'finish' };
    const all = { payout: 0n, stakeReturned: rules.stakeOf(bet) };
    expect(moveInMagazine(opened(), finish, luckiest)).toMatchObject(all);
    const caught = moveInMagazine(opened(), shoot('bangus', 'pusit'), unluckiest);
    const most = { payout: 0n, stakeReturned: 18n * 50n };
    expect(moveInMagazine(caught.state, finish, luckiest)).toMatchObject(most);
  });
});

it('is played draw by draw as it was when it was loaded', () => {
  const source = createFairSource({
    serverSeed: 'ab'.repeat(32),
    clientSeed: 'first',
    nonce: 3,
  });
  const targets = 'dilis dilis galunggong tilapia bangus baul baul tanigue bakunawa dilis';
  let step = rules.open({ bulletValue: centavos(50), bullets: 50 }, source);
  const caught: string[] = [];
  while (step.payout === null) {
    const move = rules.parseMove({ kind: 'shoot', targets: targets.split(' ') });
    step = rules.move(step.state, move, source);
    caught.push(step.state.volley.map(({ multiplier }) => multiplier).join(' '));
  }
  // As the release before played it.
  expect(caught).toEqual([
    '2 0 0 5 0 0 0 0 0 2',
    '2 2 0 0 0 50 0 0 0 2',
    '0 0 0 5 0 0 0 0 0 0',
    '0 0 0 0 8 0 0 0 0 2',
    '0 0 0 0 0 20 0 0 0 2',
  ]);
  expect([step.payout, source.cursor]).toEqual([5_100n, 52]);
});

it('catches Bakunawa for its one prize of then, without a draw for it', () => {
  const bounds: number[] = [];
  const counting: RandomSource = {
    below(bound) {
      bounds.push(bound);
      return 0;
    },
  };
  const { state } = moveInMagazine(opened(), shoot('bakunawa'), counting);
  expect([state.won, bounds.length]).toEqual([300n * 50n, 1]);
});

describe('every magazine', () => {
  function playOut(seed: number): MagazineState {
    const chance = createFastSource(seed);
    const choice = createFastSource(seed + 1);
    let step = openMagazine(bet);
    while (step.payout === null) {
      const target = () => speciesList[choice.below(speciesList.length)]?.id ?? 'dilis';
      const volley = Array.from({ length: Math.min(4, step.state.bulletsLeft) }, target);
      const move = choice.below(8) === 0 ? ({ kind: 'finish' } as const) : shoot(...volley);
      step = moveInMagazine(step.state, move, chance);
      expect(decodeJson(encodeJson(step.state))).toEqual(step.state);
    }
    return step.state;
  }

  it('pays what was caught and is described with every species that was shot at', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const state = playOut(seed);
      expect(state.won).toBe(state.tallies.reduce((sum, { won }) => sum + won, 0n));
      const named = state.tallies.filter(({ shots }) => shots > 0).length;
      expect(rules.describe(state)).toHaveLength(named + 3);
    }
  });
});
