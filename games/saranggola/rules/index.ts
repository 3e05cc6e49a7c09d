import type { SimulatedPlay } from '@perya/game-kit/game-module';
import { type RoomRules, type SeatState, seatRules } from '@perya/game-kit/room';
import { centavos } from '@perya/money';
import { parseBet, type SaranggolaBet, stakeOf, stakeRange } from './bet.ts';
import { flightMs } from './curve.ts';
import { describeRound } from './describe-round.ts';
import { drawFlight, type Flight } from './flight.ts';
import { parseMove, type SaranggolaMove, timePull } from './pull.ts';
import { settle } from './settle.ts';

export { computeRtp } from './compute-rtp.ts';
export { info } from './info.ts';

export type SaranggolaSeat = SeatState<SaranggolaBet, SaranggolaMove, Flight>;

export const room: RoomRules<SaranggolaBet, SaranggolaMove, Flight> = {
  times: { bettingMs: 10_000, restMs: 4_000 },
  isShownAtBell: false,
  draw: drawFlight,
  lengthMs: ({ height }) => flightMs(height),
  timeMove: timePull,
  parseMove,
  awayMove: { kind: 'away' },
  settle,
  describe: describeRound,
};

export const rules = seatRules(
  {
    slug: 'saranggola',
    name: 'Saranggola',
    kind: 'quick',
    stakeRange,
    rtpBasisPoints: 9700,
    parseBet,
    stakeOf,
  },
  room,
);

export const simulatedPlay: SimulatedPlay<SaranggolaBet, SaranggolaMove, SaranggolaSeat> = {
  bet: { slips: [{ stake: centavos(10_00), mark: 200 }] },
};
