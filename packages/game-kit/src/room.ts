import { type Centavos, centavos } from '@perya/money';
import { BetRefused, type DetailLine, type GameRules, type Step } from './game.ts';
import type { RandomSource } from './random.ts';

/** How long the parts of a round of a room last. */
export interface RoomTimes {
  /** Bets are taken for so long, then the bell rings. */
  bettingMs: number;
  /** The result stays for at least so long before bets are taken again. */
  restMs: number;
  /** From one opening to the next, where a room keeps a beat. */
  everyMs?: number;
  /** The bell rings at whole multiples of this on the clock, where a room has a timetable; bets are then taken for at least `bettingMs`. */
  bellEveryMs?: number;
}

/** What a seat is paid, and what of its stake could not be played and comes back. */
export interface SeatPaid {
  payout: Centavos;
  stakeReturned: Centavos;
}

/** A moment in a round that plays, as the server's clock has it. */
export interface RoomMoment<Bet, Move, Outcome> {
  /** Since the bell. */
  elapsedMs: number;
  outcome: Outcome;
  bet: Bet;
  moves: readonly Move[];
}

/** A seat's round as it is stored. While the room plays it holds nothing that others may not know. */
export interface SeatState<Bet, Move, Outcome> {
  bet: Bet;
  moves: readonly Move[];
  /** Null until the round is over. */
  outcome: Outcome | null;
  payout: Centavos | null;
}

/** A seat whose round is over. */
export interface EndedSeat<Bet, Move, Outcome> extends SeatState<Bet, Move, Outcome> {
  outcome: Outcome;
  payout: Centavos;
}

/** The round that a bet is meant for, as it stands when the bet comes. */
export interface RoomOffer {
  bellAtMs: number;
  /** What the others have staked in it. */
  staked: bigint;
}

/** Where a seat is paid by what the others in the round hold too. */
export interface RoomPot<Bet, Move, Outcome> {
  /** Throws `BetRefused` where the bet is not for this round, or the round is full. */
  admit(bet: Bet, offer: RoomOffer): void;
  /**
   * What the round comes to for all who sit in it, whatever the order of their bets. It is public from the bell on, and
   * the house writes it as the last move of every seat, so that the record of a seat still proves itself. `before` is
   * what the rounds before have left; null where nothing is handed on.
   */
  tell(bets: readonly Bet[], outcome: Outcome, before: unknown): Move;
  /** Where something stays in the room from round to round: it is written down with what a round came to. */
  handsOn?: PotHandsOn<Move>;
}

/** What a round finds and leaves to the next one. */
interface PotHandsOn<Move> {
  /** What the first round of a room finds. */
  first: unknown;
  /** What a round that was told had found; null for one that knew of nothing. */
  found(told: Move): unknown;
  /** What it has left; null for one that knew of nothing. */
  left(told: Move): unknown;
}

/**
 * The rules of a game that everybody in a room plays at once: bets until a bell, one outcome for all.
 * Pure like the rules of a seat; the clock is handed in.
 */
export interface RoomRules<Bet, Move, Outcome> {
  times: RoomTimes;
  /** All may see the outcome from the bell on, or only when it has played out. */
  isShownAtBell: boolean;
  draw(random: RandomSource): Outcome;
  /** How long the outcome plays after the bell. Only a room with a pot is told something. */
  lengthMs(outcome: Outcome, told: Move | null): number;
  pot?: RoomPot<Bet, Move, Outcome>;
  /** What a player's wish comes to at this moment. Throws `BetRefused` where it is too late or not allowed. */
  timeMove(wish: unknown, moment: RoomMoment<Bet, Move, Outcome>): Move;
  /** Reads a move that was written down. */
  parseMove(input: unknown): Move;
  /**
   * What the house writes for every seat when nobody could reach the room while it played: whoever might have
   * moved gets back what they could not play. Null where there is nothing to do but wait.
   */
  awayMove: Move | null;
  settle(bet: Bet, moves: readonly Move[], outcome: Outcome): SeatPaid;
  describe(seat: EndedSeat<Bet, Move, Outcome>): readonly DetailLine[];
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds rooms of every shape; each is opaque to it.
export type AnyRoom = RoomRules<any, any, any>;

type SeatBase<Bet> = Pick<
  GameRules<Bet, never, never, never>,
  'slug' | 'name' | 'kind' | 'stakeRange' | 'rtpBasisPoints' | 'parseBet' | 'stakeOf'
>;

/** A seat that has joined a round: its bet, and nothing else yet. */
export function newSeat<Bet>(bet: Bet): SeatState<Bet, never, never> {
  return { bet, moves: [], outcome: null, payout: null };
}

const notOver = { en: 'This round is not over.', tl: 'Hindi pa tapos ang round na ito.' };

function endedOf<Bet, Move, Outcome>(
  state: SeatState<Bet, Move, Outcome>,
): EndedSeat<Bet, Move, Outcome> {
  const { outcome, payout } = state;
  if (outcome === null || payout === null) throw new BetRefused(notOver);
  return { ...state, outcome, payout };
}

/**
 * The same game as a seat's own: the outcome is drawn with the bet, and every move says again what the whole
 * pays. A room settles its seats by it, the verifier and the simulation play by it.
 */
export function seatRules<Bet, Move, Outcome>(
  base: SeatBase<Bet>,
  room: RoomRules<Bet, Move, Outcome>,
): GameRules<Bet, Move, SeatState<Bet, Move, Outcome>, SeatState<Bet, Move, Outcome>> {
  const stepOf = (
    bet: Bet,
    moves: readonly Move[],
    outcome: Outcome,
  ): Step<SeatState<Bet, Move, Outcome>> => {
    const { payout, stakeReturned } = room.settle(bet, moves, outcome);
    return { state: { bet, moves, outcome, payout }, payout, stakeReturned };
  };
  return {
    ...base,
    parseMove: room.parseMove,
    open: (bet, random) => stepOf(bet, [], room.draw(random)),
    extraStakeOf: () => centavos(0),
    move: (state, move) => {
      const { bet, moves, outcome } = endedOf(state);
      return stepOf(bet, [...moves, move], outcome);
    },
    show: (state) => state,
    describe: (state) => room.describe(endedOf(state)),
  };
}
