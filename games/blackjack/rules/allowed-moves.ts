import { BetRefused } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import { isPair } from './hand.ts';
import type { Hand, State } from './state.ts';
import type { Move, MoveKind } from './table.ts';

const notNow = {
  en: 'That move is not allowed now.',
  tl: 'Hindi pinapayagan ang galaw na iyan ngayon.',
};

export function activeHandOf({ hands, activeHand }: State): Hand {
  const hand = hands[activeHand];
  if (!hand) throw new RangeError(`No hand at place ${activeHand}`);
  return hand;
}

/** The first two cards of the round may be doubled or, as a pair, split; the hands of a split neither. */
export function allowedMoves(state: State): readonly MoveKind[] {
  if (state.phase === 'finished') return [];
  if (state.phase === 'insurance') return ['insure', 'decline'];
  const { cards, isFromSplit } = activeHandOf(state);
  const isFirstChoice = cards.length === 2 && !isFromSplit;
  return [
    'hit',
    'stand',
    ...(isFirstChoice ? (['double'] as const) : []),
    ...(isFirstChoice && isPair(cards) ? (['split'] as const) : []),
  ];
}

export function insuranceOf({ stake, dealt = 1 }: Pick<State, 'stake' | 'dealt'>): Centavos {
  return centavos((stake * BigInt(dealt)) / 2n);
}

export function refuseUnlessAllowed(state: State, { kind }: Move): void {
  if (!allowedMoves(state).includes(kind)) throw new BetRefused(notNow);
}

/** Half the stakes of the deal insure; a double and a split cost the stake of their hand again. */
export function extraStakeOf(state: State, move: Move): Centavos {
  refuseUnlessAllowed(state, move);
  if (move.kind === 'insure') return insuranceOf(state);
  const isSecondStake = move.kind === 'double' || move.kind === 'split';
  return isSecondStake ? activeHandOf(state).stake : centavos(0);
}
