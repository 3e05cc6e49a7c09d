import { returnRoundsMin } from '@perya/contract/games/staff-calls/returns';

/** Sums over rounds, in centavos and their squares. Statistics, not money: what a double keeps of them is enough. */
export interface ReturnSums {
  rounds: number;
  staked: number;
  won: number;
  stakedSquared: number;
  wonSquared: number;
  products: number;
}

export interface Judgement {
  /** Shares of the stakes; null where nothing was staked. */
  actual: number | null;
  low: number | null;
  high: number | null;
  verdict: 'inside' | 'above' | 'below' | 'too-few';
}

/** So many standard errors to each side: of a thousand honest games one lies outside. */
const deviations = 3.2905;

/** A declared return is rounded down: it may lie as much below the true one. */
const basisPoint = 0.0001;

/**
 * The return is a ratio of two sums; its error comes from what each round pays above or below that
 * ratio. The spread is that of the rounds themselves: it depends on the bets that players choose, which
 * no single figure of a game can declare.
 */
function boundsOf({ staked, won, stakedSquared, wonSquared, products }: ReturnSums) {
  const actual = won / staked;
  const squares = wonSquared - 2 * actual * products + actual * actual * stakedSquared;
  const width = (deviations * Math.sqrt(Math.max(0, squares))) / staked;
  return { low: Math.max(0, actual - width), high: actual + width };
}

/** The same with one round more, of a middling stake, that pays the most the game can. */
function withLargestWin(sums: ReturnSums, winTimes: number): ReturnSums {
  const stake = sums.staked / sums.rounds;
  const win = stake * winTimes;
  return {
    rounds: sums.rounds + 1,
    staked: sums.staked + stake,
    won: sums.won + win,
    stakedSquared: sums.stakedSquared + stake * stake,
    wonSquared: sums.wonSquared + win * win,
    products: sums.products + stake * win,
  };
}

export interface Declared {
  /** A share of the stakes. */
  rtp: number;
  /** How many times its stake a round can pay; null if the game does not say. */
  winTimes: number | null;
}

/**
 * Rounds that have not met a game's largest win know nothing of the spread that it brings: taken alone
 * they would call one honest bingo of twenty too low. So the upper end lies where it would with one more
 * of the largest wins, and what that would mend is no alarm.
 */
export function judgeReturn(sums: ReturnSums, game: Declared | null): Judgement {
  const { rounds, staked, won } = sums;
  if (staked <= 0) return { actual: null, low: null, high: null, verdict: 'too-few' };
  const actual = won / staked;
  const declared = game?.rtp ?? null;
  const { low } = boundsOf(sums);
  const { high } = boundsOf(game?.winTimes ? withLargestWin(sums, game.winTimes) : sums);
  const verdict = () => {
    if (rounds < returnRoundsMin || declared === null) return 'too-few';
    if (declared + basisPoint < low) return 'above';
    return declared > high ? 'below' : 'inside';
  };
  return { actual, low, high, verdict: verdict() };
}
