import type { Step } from '@perya/game-kit/game';
import { confidenceOf, simulate } from '@perya/game-kit/simulate';
import { centavos } from '@perya/money';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../dice-and-cards/deck.ts';
import { rules, simulatedPlay } from './index.ts';
import { stacked } from './stack-cards.ts';
import type { State } from './state.ts';
import type { Bet, MoveKind } from './table.ts';

const none = centavos(0);
const oneHand: Bet = { stake: centavos(10_000), hands: 1, plusThree: none, pairs: none };
const outcomesOf = ({ state }: Step<State>) => state.hands.map(({ outcome }) => outcome);

/** Plays several hands on stacked cards. */
function playHands(bet: Partial<Bet>, cards: string, ...moves: MoveKind[]) {
  const random = stacked(cards.split(' ') as Card[]);
  let step = rules.open({ ...oneHand, ...bet }, random);
  let staked: bigint = rules.stakeOf({ ...oneHand, ...bet });
  for (const kind of moves) {
    staked += rules.extraStakeOf(step.state, { kind });
    step = rules.move(step.state, { kind }, random);
  }
  return { ...step, staked };
}

describe('several hands', () => {
  it('are dealt and played in turn against one dealer', () => {
    const round = playHands({ hands: 3 }, 'Ts 9s As 7d 9h 3h Kh Tc 6c', 'stand', 'hit', 'stand');
    expect(round.state.hands.map(({ cards }) => cards.join(' '))).toEqual([
      'Ts 9h',
      '9s 3h 6c',
      'As Kh',
    ]);
    expect(outcomesOf(round)).toEqual(['win', 'win', 'blackjack']);
    expect(round.staked).toBe(30_000n);
    expect(round.payout).toBe(65_000n);
  });

  it('are split each where it stands, and the next comes after both of its hands', () => {
    const round = playHands(
      { hands: 2 },
      'Ts 8s 7d 9h 8h Tc 2c 3c Kc Kd',
      'stand',
      'split',
      'hit',
      'stand',
      'hit',
    );
    expect(round.state.hands.map(({ cards }) => cards.join(' '))).toEqual([
      'Ts 9h',
      '8s 2c Kc',
      '8h 3c Kd',
    ]);
    expect(round.state.hands.map(({ place }) => place)).toEqual([0, 1, 1]);
    expect(round.staked).toBe(30_000n);
    expect(round.payout).toBe(60_000n);
  });

  it('are insured together for half of what was staked on them', () => {
    const round = playHands({ hands: 3 }, 'Ts 9s 8s Ad 9h 8h 7h Kc', 'insure');
    expect(round.staked).toBe(45_000n);
    expect(round.payout).toBe(45_000n);
  });

  it('return each what one hand returns', () => {
    const play = { ...simulatedPlay, bet: { ...oneHand, hands: 3 } };
    const result = simulate({ game: rules, play, rounds: 30_000, seed: 5 });
    const { low, high } = confidenceOf(result, '99.9%');
    expect(0.994791).toBeGreaterThan(low);
    expect(0.994791).toBeLessThan(high);
  });
});

describe('the side bets', () => {
  const both = { plusThree: centavos(1_000), pairs: centavos(1_000) };

  it('pay by the first cards of each hand, whatever comes of the hand itself', () => {
    // A straight flush with the dealer's seven, and a perfect pair that loses to 19.
    const round = playHands({ hands: 2, ...both }, '5s 6h 7s 6s 6h Td 2c', 'stand', 'stand');
    expect(round.state.sides?.results).toEqual([
      { plusThree: 'straightFlush', pair: null },
      { plusThree: null, pair: 'perfect' },
    ]);
    expect(outcomesOf(round)).toEqual(['lose', 'lose']);
    expect(round.staked).toBe(24_000n);
    expect(round.payout).toBe(41_000n + 26_000n);
  });

  it('are paid too when the dealer has a blackjack at once', () => {
    const round = playHands(both, 'Ks Kd Kh Ac');
    expect(round.state.sides?.results).toEqual([{ plusThree: 'trips', pair: 'mixed' }]);
    expect(round.payout).toBe(31_000n + 7_000n);
  });

  it('are decided by the two cards of the deal, not by those after a split', () => {
    const round = playHands(
      { pairs: centavos(1_000) },
      '8s 6d 8c Tc 3d Td Ts 9c',
      'split',
      'hit',
      'stand',
    );
    expect(round.state.sides?.results).toEqual([{ plusThree: null, pair: 'coloured' }]);
    expect(round.payout).toBe(40_000n + 13_000n);
  });
});
