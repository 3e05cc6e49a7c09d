import { type Fraction, fraction } from '@perya/game-kit/fraction';
import type { GameRules } from '@perya/game-kit/game';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { type Bet, parseBet, rakeBasisPoints, stakeOf, stakeRange } from './bet.ts';
import { chooseByBot, sightOf } from './bot.ts';
import { describeRound } from './describe-round.ts';
import { move, open } from './hand.ts';
import { type Move, parseMove } from './moves.ts';
import { type Shown, show } from './show.ts';
import type { State } from './state.ts';

export { winTimes } from './bet.ts';
export { info } from './info.ts';
export { table } from './table.ts';

export const rules: GameRules<Bet, Move, State, Shown> = {
  slug: 'tongits',
  name: 'Tongits',
  kind: 'table',
  stakeRange,
  rtpBasisPoints: 10_000 - rakeBasisPoints,
  parseBet,
  parseMove,
  stakeOf,
  open,
  extraStakeOf: () => centavos(0),
  move,
  show,
  describe: describeRound,
};

/** A seat that plays as the other two do: what it is paid is then, by symmetry, what the table as a whole is. */
export const simulatedPlay: SimulatedPlay<Bet, Move, State> = {
  bet: { unit: centavos(10_00), bots: true },
  chooseMove: (state) => ({ ...chooseByBot(sightOf(state, state.me)), place: state.me }),
};

/** Of every pot its winner gets all but the rake, and what is not in a pot comes back: whoever plays however. */
export const computeRtp = (): Fraction => fraction(10_000 - rakeBasisPoints, 10_000);
