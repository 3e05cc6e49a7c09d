import type { GameRules } from '@perya/game-kit/game';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { extraStakeOf } from './allowed-moves.ts';
import { describeRound } from './describe-round.ts';
import { move, open } from './round.ts';
import { adviseIn, show } from './show.ts';
import type { Shown, State } from './state.ts';
import { type Bet, type Move, parseBet, parseMove, stakeOf, stakeRange } from './table.ts';

export { computeRtp } from './chances.ts';
export { info } from './info.ts';
export { computeBetOdds } from './side-returns.ts';

export const rules: GameRules<Bet, Move, State, Shown> = {
  slug: 'blackjack',
  name: 'Blackjack',
  kind: 'table',
  stakeRange,
  rtpBasisPoints: 9_947,
  parseBet,
  parseMove,
  stakeOf,
  open,
  extraStakeOf,
  move,
  show,
  describe: describeRound,
};

/** Basic strategy, which the info sheet prints: the declared return is that of a player who follows it. */
export const simulatedPlay: SimulatedPlay<Bet, Move, State> = {
  bet: { stake: centavos(10_000), hands: 1, plusThree: centavos(0), pairs: centavos(0) },
  chooseMove: (state) => ({ kind: adviseIn(state) ?? 'stand' }),
};
