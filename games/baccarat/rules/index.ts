import type { GameRules } from '@perya/game-kit/game';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { parseBoardBet, refuseMove, totalOf } from '../../dice-and-cards/board-bet.ts';
import { dealRound } from './deal-round.ts';
import { describeRound } from './describe-round.ts';
import { payoutOf } from './payout-of.ts';
import { stakeRange } from './paytable.ts';
import type { BaccaratBet, BaccaratState } from './state.ts';
import { handPoints, type Outcome, outcomeOf, outcomes } from './tableau.ts';

export { computeRtp } from './compute-rtp.ts';
export { info } from './info.ts';
export type { BaccaratBet, BaccaratState } from './state.ts';

const spots: ReadonlySet<Outcome> = new Set(outcomes);

export const rules: GameRules<BaccaratBet, never, BaccaratState, BaccaratState> = {
  slug: 'baccarat',
  name: 'Baccarat',
  kind: 'live',
  stakeRange,
  // The lower of the two main bets, player; the info sheet states all three.
  rtpBasisPoints: 9876,
  parseBet: (input) => parseBoardBet(input, spots, stakeRange),
  parseMove: refuseMove,
  stakeOf: ({ placed }) => totalOf(placed),
  open: (bet, random) => {
    const hands = dealRound(random);
    const outcome = outcomeOf(handPoints(hands.player), handPoints(hands.banker));
    const payout = centavos(
      bet.placed.reduce((sum, placed) => sum + payoutOf(placed, outcome), 0n),
    );
    return { state: { bet, ...hands, payout }, payout };
  },
  extraStakeOf: refuseMove,
  move: refuseMove,
  show: (state) => state,
  describe: describeRound,
};

export const simulatedPlay: SimulatedPlay<BaccaratBet, never, BaccaratState> = {
  bet: { placed: [{ spot: 'player', stake: centavos(100_00n) }] },
};
