import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { type RoomRules, type SeatState, seatRules } from '@perya/game-kit/room';
import { shuffle } from '@perya/game-kit/shuffle';
import { everyNumber } from '../../bingo-75/rules/round.ts';
import { admit, type HallBet, parseBet, stakeOf, stakeRange } from './bet.ts';
import { describeRound } from './describe-round.ts';
import { firstPool, type HallPool } from './pool.ts';
import { bellEveryMs } from './prizes.ts';
import { ballsCalled, settle } from './settle.ts';
import { type Drum, type HallTold, parseMove, refuseMove, tellHall } from './tell.ts';

export { winTimes } from './bet.ts';
export { computeRtp } from './compute-rtp.ts';
export { info } from './info.ts';

export type HallSeat = SeatState<HallBet, HallTold, Drum>;

/** From one ball to the next: as long as a caller needs for it. */
export const ballEveryMs = 1_100;
/** After the last ball, before the next cards are sold. */
const lastLookMs = 1_500;

export const room: RoomRules<HallBet, HallTold, Drum> = {
  times: { bettingMs: 20_000, restMs: 6_000, bellEveryMs },
  isShownAtBell: true,
  draw: (random) => ({ balls: shuffle(everyNumber, random) }),
  // Nothing is called in an empty hall.
  lengthMs: (_drum, told) => {
    const balls = told ? ballsCalled(told) : 0;
    return balls === 0 ? 0 : balls * ballEveryMs + lastLookMs;
  },
  pot: {
    admit,
    tell: (bets, drum, before) => tellHall(bets, drum, before as HallPool | null),
    handsOn: {
      first: firstPool,
      found: ({ pool }) => pool?.before ?? null,
      left: ({ pool }) => pool?.after ?? null,
    },
  },
  timeMove: refuseMove,
  parseMove,
  awayMove: null,
  settle,
  describe: describeRound,
};

export const rules = seatRules(
  {
    slug: 'bingo-hall',
    name: 'Bingo Hall',
    kind: 'bingo',
    stakeRange,
    rtpBasisPoints: 9_620,
    parseBet,
    stakeOf,
  },
  room,
);

/** One card alone in the hall, with the pool at its mean: the pot returns its part whoever wins it, and early prizes depend on the card alone. */
export const simulatedPlay: SimulatedPlay<HallBet, never, HallSeat> = {
  bet: { draw: 0, cards: [1] },
};
