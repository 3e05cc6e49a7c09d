import type { GameRules } from '@perya/game-kit/game';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { describeRound } from './describe-round.ts';
import { open, type State } from './round.ts';
import { type Bet, parseBet, refuseMove, stakeOf, stakeRange } from './tickets.ts';

export { computeRtp } from './chances.ts';
export { info } from './info.ts';

/** The balls are drawn when the cards are bought, so nothing of a round is hidden. */
export type Shown = State;

export const rules: GameRules<Bet, never, State, Shown> = {
  slug: 'bingo-75',
  name: 'Bingo 75',
  kind: 'bingo',
  stakeRange,
  rtpBasisPoints: 9_555,
  parseBet,
  parseMove: refuseMove,
  stakeOf,
  open,
  extraStakeOf: () => centavos(0),
  move: refuseMove,
  show: (state) => state,
  describe: describeRound,
};

/** One card: more cards return the same share each. */
export const simulatedPlay: SimulatedPlay<Bet, never, State> = {
  bet: { price: centavos(100), cards: 1 },
};
