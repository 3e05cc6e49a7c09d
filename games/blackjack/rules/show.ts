import { activeHandOf, allowedMoves } from './allowed-moves.ts';
import { cardValue, totalOf } from './hand.ts';
import { handPayout, insurancePayout } from './settle.ts';
import { type Sides, sidePaid } from './side-bets.ts';
import type { Shown, ShownSides, State } from './state.ts';
import { adviseMove } from './strategy.ts';
import type { MoveKind } from './table.ts';

/** What basic strategy would do in this state; null when nothing is asked. */
export function adviseIn(state: State): MoveKind | null {
  const [shown] = state.dealer;
  if (state.phase === 'finished' || !shown) return null;
  if (state.phase === 'insurance') return 'decline';
  const { cards } = activeHandOf(state);
  const moves = allowedMoves(state);
  const [first] = cards;
  return adviseMove(
    {
      ...totalOf(cards),
      pairOf: moves.includes('split') && first ? cardValue(first) : null,
      canDouble: moves.includes('double'),
    },
    cardValue(shown),
  );
}

function shownSides(sides: Sides | undefined): ShownSides[] {
  return sides?.results.map((result) => ({ ...result, paid: sidePaid(result, sides) })) ?? [];
}

/** The shoe stays out, and the hole card with it until the round is finished. */
export function show(state: State): Shown {
  const isFinished = state.phase === 'finished';
  const faceUp = isFinished ? state.dealer : state.dealer.slice(0, 1);
  return {
    stake: state.stake,
    dealt: state.dealt ?? 1,
    sides: shownSides(state.sides),
    dealer: isFinished ? faceUp : [...faceUp, null],
    dealerTotal: totalOf(faceUp).total,
    hands: state.hands.map((hand) => ({
      ...hand,
      ...totalOf(hand.cards),
      payout: hand.outcome === null ? null : handPayout(hand),
    })),
    activeHand: state.activeHand,
    insurance: state.insurance,
    insurancePayout: isFinished ? insurancePayout(state) : null,
    phase: state.phase,
    moves: allowedMoves(state),
    advice: adviseIn(state),
  };
}
