import type { GameRules } from '@perya/game-kit/game';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { parseBoardBet, refuseMove, totalOf } from '../../dice-and-cards/board-bet.ts';
import { describeRound } from './describe-round.ts';
import { payoutOf } from './payout-of.ts';
import { stakeRange } from './paytable.ts';
import { spotsById } from './spots.ts';
import type { RouletteBet, RouletteState } from './state.ts';
import { wheel } from './wheel.ts';

export { computeRtp } from './compute-rtp.ts';
export { info } from './info.ts';
export type { RouletteBet, RouletteState } from './state.ts';

const spotIds: ReadonlySet<string> = new Set(spotsById.keys());

export const rules: GameRules<RouletteBet, never, RouletteState, RouletteState> = {
  slug: 'roulette',
  name: 'Roulette',
  kind: 'table',
  stakeRange,
  rtpBasisPoints: 9729,
  parseBet: (input) => parseBoardBet(input, spotIds, stakeRange),
  parseMove: refuseMove,
  stakeOf: ({ placed }) => totalOf(placed),
  open: (bet, random) => {
    const pocket = random.below(wheel.length);
    const payout = centavos(bet.placed.reduce((sum, placed) => sum + payoutOf(placed, pocket), 0n));
    return { state: { bet, pocket, payout }, payout };
  },
  extraStakeOf: refuseMove,
  move: refuseMove,
  show: (state) => state,
  describe: describeRound,
};

/** Every spot returns the same, so a mix of kinds stands for any bet. */
export const simulatedPlay: SimulatedPlay<RouletteBet, never, RouletteState> = {
  bet: {
    placed: ['red', 'dozen-2', 'six-line-1-2-3-4-5-6', 'corner-0-1-2-3', 'straight-17'].map(
      (spot) => ({ spot, stake: centavos(20_00n) }),
    ),
  },
};
