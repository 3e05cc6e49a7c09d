import type { Fraction } from './fraction.ts';
import type { AnyGame, GameRules } from './game.ts';
import type { GameInfo } from './info.ts';
import type { RandomSource } from './random.ts';
import type { AnyRoom } from './room.ts';
import type { AnyTable } from './table.ts';

/** How a simulated player plays: the declared return is that of this bet and these moves. */
export interface SimulatedPlay<Bet, Move, State> {
  bet: Bet;
  /** Only for games that wait for moves. Its own chance is apart from the game's. */
  chooseMove?: (state: State, random: RandomSource) => Move;
}

/** A return that was measured in a better way than by playing. */
export interface MeasuredReturn {
  rounds: number;
  meanReturn: number;
  standardError: number;
  /** Rounds that came to the most that a round may pay, which the measurement leaves out. */
  capped: number;
}

export type MeasureRtp = (options: { rounds: number; seed: number }) => MeasuredReturn;

/** The exact odds of one bet among several that a game takes. */
export interface BetOdds {
  /** As the info sheet calls it, in English. */
  name: string;
  returned: Fraction;
  /** How often more than the stake comes back. */
  chance: Fraction;
}

/** What `games/SLUG/rules/index.ts` gives out. */
export interface GameModule<Bet, Move, State, Shown> {
  rules: GameRules<Bet, Move, State, Shown>;
  info: GameInfo;
  simulatedPlay: SimulatedPlay<Bet, Move, State>;
  /** The exact return of `simulatedPlay`, where it can be scanned or worked out. */
  computeRtp?: () => Fraction;
  /** The return as exactly as it can be had, where it cannot be computed. */
  measureRtp?: MeasureRtp;
  /** Where bets differ in what they return: all of them, or those beside the declared one. */
  computeBetOdds?: () => readonly BetOdds[];
  /** How many times its stake, without what comes back of it unplayed, a round can pay, where that is more than the largest payout over the largest stake. */
  winTimes?: number;
  /** How many players share a scene, each with rounds of their own, where they see each other play. */
  mates?: number;
}

export interface AnyGameModule {
  rules: AnyGame;
  info: GameInfo;
  // biome-ignore lint/suspicious/noExplicitAny: a registry holds games of every shape; each is opaque to it.
  simulatedPlay: SimulatedPlay<any, any, any>;
  /** Where everybody plays at once; the rules are then those of one seat in it. */
  room?: AnyRoom;
  /** Where players sit against each other; the rules are then those of one seat. */
  table?: AnyTable;
  computeRtp?: () => Fraction;
  measureRtp?: MeasureRtp;
  computeBetOdds?: () => readonly BetOdds[];
  winTimes?: number;
  /** How many players share a scene, each with rounds of their own, where they see each other play. */
  mates?: number;
}
