import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { type RoomRules, type SeatState, seatRules } from '@perya/game-kit/room';
import { centavos } from '@perya/money';
import { type Colour, colours } from '../../color-game/rules/colours.ts';
import { describeRound } from '../../color-game/rules/describe-round.ts';
import { type ColorGameBet, rules as seat } from '../../color-game/rules/index.ts';
import { payoutOf } from '../../color-game/rules/payout-of.ts';
import { diceCount } from '../../color-game/rules/paytable.ts';
import { refuseMove } from '../../dice-and-cards/board-bet.ts';

export { computeBetOdds, computeRtp } from '../../color-game/rules/compute-rtp.ts';
export { info } from './info.ts';

/** What the three dice show, for everybody. */
export interface Throw {
  dice: readonly Colour[];
}

export type LiveColorSeat = SeatState<ColorGameBet, never, Throw>;

export const room: RoomRules<ColorGameBet, never, Throw> = {
  // A throw every twenty seconds: fourteen to bet, four for the dice, the rest to look at them.
  times: { bettingMs: 14_000, restMs: 1_000, everyMs: 20_000 },
  isShownAtBell: true,
  draw: (random) => ({
    dice: Array.from({ length: diceCount }, () => colours[random.below(colours.length)] as Colour),
  }),
  lengthMs: () => 4_000,
  timeMove: refuseMove,
  parseMove: refuseMove,
  awayMove: null,
  settle: ({ placed }, _moves, { dice }) => ({
    payout: centavos(placed.reduce((sum, each) => sum + payoutOf(each, dice), 0n)),
    stakeReturned: centavos(0),
  }),
  describe: ({ bet, outcome, payout }) => describeRound({ bet, dice: outcome.dice, payout }),
};

export const rules = seatRules(
  {
    slug: 'color-game-live',
    name: 'Color Game Live',
    kind: 'live',
    stakeRange: seat.stakeRange,
    rtpBasisPoints: seat.rtpBasisPoints,
    parseBet: seat.parseBet,
    stakeOf: seat.stakeOf,
  },
  room,
);

export const simulatedPlay: SimulatedPlay<ColorGameBet, never, LiveColorSeat> = {
  bet: {
    placed: [
      { spot: 'red', stake: centavos(50_00n) },
      { spot: 'yellow', stake: centavos(50_00n) },
    ],
  },
};
