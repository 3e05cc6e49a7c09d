import { checkRtp } from '@perya/game-kit/check-rtp';
import { createFastSource } from '@perya/game-kit/fast-source';
import { BetRefused, type Step } from '@perya/game-kit/game';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../dice-and-cards/deck.ts';
import * as blackjack from './index.ts';
import { stacked } from './stack-cards.ts';
import type { State } from './state.ts';
import { type Bet, type MoveKind, moveKinds } from './table.ts';

const { rules } = blackjack;
const stake = centavos(10_000);
const none = centavos(0);
const oneHand: Bet = { stake, hands: 1, plusThree: none, pairs: none };

/** Plays the moves on stacked cards and says what was staked in all. */
function playStacked(cards: string, ...moves: MoveKind[]): Step<State> & { staked: bigint } {
  const random = stacked(cards.split(' ') as Card[]);
  let step = rules.open(oneHand, random);
  let staked: bigint = stake;
  for (const kind of moves) {
    staked += rules.extraStakeOf(step.state, { kind });
    step = rules.move(step.state, { kind }, random);
  }
  return { ...step, staked };
}

const outcomesOf = ({ state }: { state: State }) => state.hands.map(({ outcome }) => outcome);

describe('the bet', () => {
  it('takes whole pesos within the stake range', () => {
    expect(rules.parseBet({ stake: 1_000n })).toEqual({ ...oneHand, stake: 1_000n });
    expect(rules.parseBet({ stake: 1_000_000n })).toEqual({ ...oneHand, stake: 1_000_000n });
    const three = { stake: 300_000n, hands: 3, plusThree: 10_000n, pairs: 20_000n };
    expect(rules.parseBet(three)).toEqual(three);
    expect(rules.stakeOf(rules.parseBet(three))).toBe(990_000n);
  });

  it.each([
    null,
    undefined,
    1_000n,
    'ten',
    [],
    {},
    { stake: 0n },
    { stake: -1_000n },
    { stake: 900n },
    { stake: 1_050n },
    { stake: 1_000_100n },
    { stake: 1_000 },
    { stake: '1000' },
    Object.create({ stake: 1_000n }),
    { stake: 1_000n, hands: 0 },
    { stake: 1_000n, hands: 4 },
    { stake: 1_000n, hands: 1.5 },
    { stake: 1_000n, hands: '2' },
    { stake: 400_000n, hands: 3 },
    { stake: 1_000n, plusThree: -100n },
    { stake: 1_000n, plusThree: 150n },
    { stake: 1_000n, pairs: 50_100n },
    { stake: 1_000n, pairs: 100 },
    { stake: 1_000_000n, plusThree: 100n },
  ])('refuses %o', (input) => {
    expect(() => rules.parseBet(input)).toThrow(BetRefused);
  });

  it.each([null, 'hit', {}, { kind: 'surrender' }, { kind: null }, { kind: ['hit'] }, []])(
    'refuses the move %o',
    (input) => {
      expect(() => rules.parseMove(input)).toThrow(BetRefused);
    },
  );
});

describe('a round', () => {
  it('pays a blackjack 3 to 2 at once', () => {
    const round = playStacked('As 9d Kh 7c');
    expect(outcomesOf(round)).toEqual(['blackjack']);
    expect(round.payout).toBe(25_000n);
  });

  it('ends before any move when the dealer has a blackjack under a ten', () => {
    expect(playStacked('9s Kd 9h Ac').payout).toBe(0n);
    expect(playStacked('As Kd Kh Ac').payout).toBe(10_000n);
  });

  it('pays a win even money and gives a push back', () => {
    expect(playStacked('Ts 7d 9h Tc', 'stand').payout).toBe(20_000n);
    expect(playStacked('Ts 7d 7h Tc', 'stand').payout).toBe(10_000n);
    expect(playStacked('Ts 9d 7h Tc', 'stand').payout).toBe(0n);
  });

  it('loses a bust hand at once, and the dealer draws nothing', () => {
    const round = playStacked('Ts 6d 6h Tc Kd', 'hit');
    expect(outcomesOf(round)).toEqual(['bust']);
    expect(round.state.dealer).toEqual(['6d', 'Tc']);
    expect(round.payout).toBe(0n);
  });

  it('stands by itself on 21', () => {
    const round = playStacked('Ts 6d 6h Tc 5d 2c', 'hit');
    expect(round.state.dealer).toEqual(['6d', 'Tc', '2c']);
    expect(round.payout).toBe(20_000n);
  });

  it('has a dealer who stands on a soft 17 and draws to a 16', () => {
    const soft = playStacked('Ts 6d 8h Ac', 'stand');
    expect(soft.state.dealer).toEqual(['6d', 'Ac']);
    expect(soft.payout).toBe(20_000n);
    const hard = playStacked('Ts 6d 8h Tc Kd', 'stand');
    expect(hard.state.dealer).toHaveLength(3);
    expect(hard.payout).toBe(20_000n);
  });

  it('doubles the stake for exactly one card', () => {
    const round = playStacked('6s 6d 5h Tc Td 2s', 'double');
    expect(round.staked).toBe(20_000n);
    expect(round.payout).toBe(40_000n);
    expect(round.state.hands[0]?.isDoubled).toBe(true);
    expect(playStacked('6s 6d 5h Tc 2d 5s', 'double').payout).toBe(0n);
  });

  it('splits a pair into two hands that are played one after the other', () => {
    const round = playStacked('8s 6d 8h Tc 3d Td Ts 9c', 'split', 'hit', 'stand');
    expect(round.state.hands.map(({ cards }) => cards)).toEqual([
      ['8s', '3d', 'Ts'],
      ['8h', 'Td'],
    ]);
    expect(round.staked).toBe(20_000n);
    expect(round.payout).toBe(40_000n);
  });

  it('splits ten-cards of different ranks, and pays their 21 as a win', () => {
    const round = playStacked('Ks 9d Th Tc As 5d', 'split', 'stand');
    expect(outcomesOf(round)).toEqual(['win', 'lose']);
    expect(round.payout).toBe(20_000n);
  });

  it('gives split aces one card each', () => {
    const round = playStacked('As 6d Ah Tc 5d Kd Ts', 'split');
    expect(outcomesOf(round)).toEqual(['win', 'win']);
    expect(round.payout).toBe(40_000n);
  });
});

describe('insurance', () => {
  it('is asked for only when the dealer shows an ace, and waits for an answer', () => {
    expect(playStacked('9s Ad 9h Kc').state.phase).toBe('insurance');
    expect(playStacked('9s Td 9h 8c').state.phase).toBe('playing');
  });

  it('is not offered where half the stake is below the least stake', () => {
    const cards = () => stacked(['9s', 'Ad', '9h', '8c']);
    expect(rules.open({ ...oneHand, stake: centavos(1_900) }, cards()).state.phase).toBe('playing');
    expect(rules.open({ ...oneHand, stake: centavos(2_000) }, cards()).state.phase).toBe(
      'insurance',
    );
  });

  it('pays 2 to 1 against a blackjack, and is lost without one', () => {
    const insured = playStacked('9s Ad 9h Kc', 'insure');
    expect(insured.staked).toBe(15_000n);
    expect(insured.payout).toBe(15_000n);
    expect(playStacked('9s Ad 9h Kc', 'decline').payout).toBe(0n);
    const lost = playStacked('Ts Ad 9h 7c', 'insure', 'stand');
    expect(lost.staked).toBe(15_000n);
    expect(lost.payout).toBe(20_000n);
  });

  it('makes a blackjack even money', () => {
    expect(playStacked('As Ad Kh Kc', 'insure').payout).toBe(25_000n);
    expect(playStacked('As Ad Kh 9c', 'insure').payout).toBe(25_000n);
    expect(playStacked('As Ad Kh Kc', 'decline').payout).toBe(10_000n);
    expect(playStacked('As Ad Kh 9c', 'decline').payout).toBe(25_000n);
  });
});

describe('a move that is not allowed now', () => {
  it.each([
    ['after the first choice', '2s 7d 3h Tc 2c', ['hit'], ['double', 'split', 'insure', 'decline']],
    ['without a pair', '2s 7d 3h Tc', [], ['split', 'insure', 'decline']],
    ['while insurance is asked', '9s Ad 9h Kc', [], ['hit', 'stand', 'double', 'split']],
    ['on a hand of a split', '8s 6d 8h Tc 8d Td', ['split'], ['double', 'split', 'insure']],
    ['when the round is finished', 'As 9d Kh 7c', [], [...moveKinds]],
  ] as const)('is refused before it costs anything: %s', (_when, cards, moves, refused) => {
    const { state } = playStacked(cards, ...moves);
    for (const kind of refused) {
      expect(() => rules.extraStakeOf(state, { kind })).toThrow(BetRefused);
      expect(() => rules.move(state, { kind }, createFastSource(1))).toThrow(BetRefused);
    }
  });
});

const sides = { plusThree: centavos(1_000), pairs: centavos(2_000) };

/** A whole round of a player who makes any move that is allowed. */
function playOut(seed: number): { states: State[]; staked: bigint; payout: bigint } {
  const chance = createFastSource(seed);
  const choice = createFastSource(seed + 1);
  const bet = { ...oneHand, hands: 1 + (seed % 3), ...(seed % 2 === 0 ? {} : sides) };
  let step = rules.open(bet, chance);
  let staked: bigint = rules.stakeOf(bet);
  const states = [step.state];
  while (step.payout === null) {
    const { moves } = rules.show(step.state);
    const kind = moves[choice.below(moves.length)] ?? 'stand';
    staked += rules.extraStakeOf(step.state, { kind });
    step = rules.move(step.state, { kind }, chance);
    states.push(step.state);
  }
  return { states, staked, payout: step.payout };
}

/** The dealer, each hand, the insurance, and both side bets of each hand of the deal. */
function linesOf({ hands, insurance, sides: staked }: State): number {
  return 1 + hands.length + Number(insurance > 0n) + 2 * (staked?.results.length ?? 0);
}

describe('every round', () => {
  const seeds = Array.from({ length: 1_500 }, (_, seed) => seed);

  it('is the same for the same seed', () => {
    for (const seed of seeds.slice(0, 200)) expect(playOut(seed)).toEqual(playOut(seed));
  });

  it('counts every stake once and pays no more than the cap allows', () => {
    for (const seed of seeds) {
      const { states, staked, payout } = playOut(seed);
      const last = states.at(-1);
      const onHands = last?.hands.reduce((sum, hand) => sum + hand.stake, 0n) ?? 0n;
      const { plusThree = 0n, pairs = 0n, results = [] } = last?.sides ?? {};
      const onSides = BigInt(results.length) * (plusThree + pairs);
      expect(onHands + onSides + (last?.insurance ?? 0n)).toBe(staked);
      expect(payout).toBeGreaterThanOrEqual(0n);
      expect(payout).toBeLessThanOrEqual(rules.stakeRange.payoutMax);
    }
  });

  it('never shows the hole card or the shoe while a move is waited for', () => {
    for (const seed of seeds) {
      for (const state of playOut(seed).states) {
        if (state.phase === 'finished') continue;
        const shown = rules.show(state);
        expect(shown.dealer).toEqual([state.dealer[0], null]);
        expect(shown).not.toHaveProperty('shoe');
        // The same table with another hole card looks the same.
        const other = { ...state, dealer: [...state.dealer.slice(0, 1), '2c' as const] };
        expect(rules.show(other)).toEqual(shown);
      }
    }
  });

  it('survives being stored between moves', () => {
    for (const seed of seeds.slice(0, 200)) {
      for (const state of playOut(seed).states) {
        expect(decodeJson(encodeJson(state))).toEqual(state);
      }
    }
  });

  it('is described in both languages with every hand in it', () => {
    for (const seed of seeds.slice(0, 200)) {
      const last = playOut(seed).states.at(-1);
      if (!last) throw new Error('A round has at least one state');
      const lines = rules.describe(last);
      expect(lines).toHaveLength(linesOf(last));
      for (const { label, value } of lines) {
        for (const text of [label.en, label.tl, value.en, value.tl]) expect(text).not.toBe('');
      }
    }
  });
});

describe('the return', () => {
  // The exact figure takes some seconds: it goes through every hand of the shoe.
  it('is what the rules declare, computed and simulated', { timeout: 120_000 }, () => {
    expect(checkRtp(blackjack, { rounds: 60_000, seed: 21 })).toEqual([]);
  });

  it('of the insurance and the odds of a blackjack are what the info sheet says', () => {
    const odds = blackjack.info.sections.flatMap(({ lines = [] }) =>
      lines.map(({ value }) => value.en),
    );
    const tens = 96;
    const aces = 24;
    const cards = 312;
    expect(odds).toContain(`${((300 * tens) / (cards - 1)).toFixed(2)} %`);
    expect(odds).toContain(`1 in ${((cards * (cards - 1)) / (2 * aces * tens)).toFixed(1)} rounds`);
  });
});
