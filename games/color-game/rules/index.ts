import type { GameRules } from '@perya/game-kit/game';
import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { centavos } from '@perya/money';
import { parseBoardBet, refuseMove, totalOf } from '../../dice-and-cards/board-bet.ts';
import { type Colour, colours, type Spot, sideSpots } from './colours.ts';
import { describeRound } from './describe-round.ts';
import { payoutOf } from './payout-of.ts';
import { diceCount, stakeRange } from './paytable.ts';
import type { ColorGameBet, ColorGameState } from './state.ts';

export { computeBetOdds, computeRtp } from './compute-rtp.ts';
export { info } from './info.ts';
export type { ColorGameBet, ColorGameState } from './state.ts';

const spots: ReadonlySet<Spot> = new Set([...colours, ...sideSpots]);

export const rules: GameRules<ColorGameBet, never, ColorGameState, ColorGameState> = {
  slug: 'color-game',
  name: 'Color Game',
  kind: 'live',
  stakeRange,
  rtpBasisPoints: 9629,
  parseBet: (input) => parseBoardBet(input, spots, stakeRange),
  parseMove: refuseMove,
  stakeOf: ({ placed }) => totalOf(placed),
  open: (bet, random) => {
    const dice = Array.from(
      { length: diceCount },
      () => colours[random.below(colours.length)] as Colour,
    );
    const payout = centavos(bet.placed.reduce((sum, placed) => sum + payoutOf(placed, dice), 0n));
    return { state: { bet, dice, payout }, payout };
  },
  extraStakeOf: refuseMove,
  move: refuseMove,
  show: (state) => state,
  describe: describeRound,
};

export const simulatedPlay: SimulatedPlay<ColorGameBet, never, ColorGameState> = {
  bet: {
    placed: [
      { spot: 'red', stake: centavos(50_00n) },
      { spot: 'yellow', stake: centavos(50_00n) },
    ],
  },
};
