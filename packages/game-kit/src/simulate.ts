import { createFastSource } from './fast-source.ts';
import type { GameRules } from './game.ts';
import type { SimulatedPlay } from './game-module.ts';
import type { RandomSource } from './random.ts';

export interface Simulation<Bet, Move, State, Shown> {
  game: GameRules<Bet, Move, State, Shown>;
  play: SimulatedPlay<Bet, Move, State>;
  rounds: number;
  /** The same seed gives the same result. */
  seed: number;
}

export interface SimulationResult {
  rounds: number;
  /** All payouts over all stakes, further stakes of moves included, without what came back unplayed. */
  meanReturn: number;
  standardError: number;
  /** The largest payout over its first stake. */
  largestMultiple: number;
}

/** How many standard errors each side has: of a thousand honest simulations one lies outside of the second. */
export const deviations = { '99%': 2.5758, '99.9%': 3.2905 } as const;

export function confidenceOf(
  { meanReturn, standardError }: SimulationResult,
  level: keyof typeof deviations,
): { low: number; high: number } {
  const width = deviations[level] * standardError;
  return { low: meanReturn - width, high: meanReturn + width };
}

const movesMax = 10_000;

interface PlayedRound {
  staked: bigint;
  payout: bigint;
}

/** One round of the simulated player, by whichever source. */
export function playRound<Bet, Move, State, Shown>(
  { game, play }: Pick<Simulation<Bet, Move, State, Shown>, 'game' | 'play'>,
  chance: RandomSource,
  choice: RandomSource,
): PlayedRound {
  let staked: bigint = game.stakeOf(play.bet);
  let step = game.open(play.bet, chance);
  for (let moves = 0; step.payout === null; moves += 1) {
    if (!play.chooseMove || moves >= movesMax) {
      throw new Error(`${game.slug} waits for a move that the simulated player does not make`);
    }
    const move = play.chooseMove(step.state, choice);
    staked += game.extraStakeOf(step.state, move);
    step = game.move(step.state, move, chance);
  }
  return { staked: staked - (step.stakeReturned ?? 0n), payout: step.payout };
}

/** What has to be kept of the rounds; two of them add up to one of all their rounds. */
export interface RoundSums {
  rounds: number;
  stakes: number;
  payouts: number;
  stakesSquared: number;
  payoutsSquared: number;
  products: number;
  largestMultiple: number;
}

/** Plays many rounds with a fast source. */
export function sumRounds<Bet, Move, State, Shown>(
  simulation: Simulation<Bet, Move, State, Shown>,
): RoundSums {
  const { game, play, rounds, seed } = simulation;
  const chance = createFastSource(seed);
  const choice = createFastSource(seed ^ 0x5bd1e995);
  // Statistics, not money: the sums of squares are far beyond what must be exact.
  const unit = Number(game.stakeOf(play.bet));
  const sums: RoundSums = { ...noRounds, rounds };
  for (let round = 0; round < rounds; round += 1) {
    const result = playRound(simulation, chance, choice);
    const stake = Number(result.staked) / unit;
    const payout = Number(result.payout) / unit;
    sums.stakes += stake;
    sums.payouts += payout;
    sums.stakesSquared += stake * stake;
    sums.payoutsSquared += payout * payout;
    sums.products += stake * payout;
    if (payout > sums.largestMultiple) sums.largestMultiple = payout;
  }
  return sums;
}

export const noRounds: Readonly<RoundSums> = {
  rounds: 0,
  stakes: 0,
  payouts: 0,
  stakesSquared: 0,
  payoutsSquared: 0,
  products: 0,
  largestMultiple: 0,
};

export function addSums(a: RoundSums, b: RoundSums): RoundSums {
  return {
    rounds: a.rounds + b.rounds,
    stakes: a.stakes + b.stakes,
    payouts: a.payouts + b.payouts,
    stakesSquared: a.stakesSquared + b.stakesSquared,
    payoutsSquared: a.payoutsSquared + b.payoutsSquared,
    products: a.products + b.products,
    largestMultiple: Math.max(a.largestMultiple, b.largestMultiple),
  };
}

/**
 * The return is a ratio of two sums, because moves may cost further stakes; its error comes from
 * what each round pays above or below that ratio.
 */
export function resultOf(sums: RoundSums): SimulationResult {
  const meanReturn = sums.payouts / sums.stakes;
  const squares =
    sums.payoutsSquared -
    2 * meanReturn * sums.products +
    meanReturn * meanReturn * sums.stakesSquared;
  return {
    rounds: sums.rounds,
    meanReturn,
    standardError: Math.sqrt(Math.max(0, squares)) / sums.stakes,
    largestMultiple: sums.largestMultiple,
  };
}

export function simulate<Bet, Move, State, Shown>(
  simulation: Simulation<Bet, Move, State, Shown>,
): SimulationResult {
  return resultOf(sumRounds(simulation));
}
