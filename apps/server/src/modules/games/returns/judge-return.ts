import { returnRoundsMin } from '@perya/contract/staff/calls/returns';

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
export function judgeReturn(sums: ReturnSums, declared: number | null): Judgement {
  const { rounds, staked, won } = sums;
  if (staked <= 0) return { actual: null, low: null, high: null, verdict: 'too-few' };
  const actual = won / staked;
  const squares =
    sums.wonSquared - 2 * actual * sums.products + actual * actual * sums.stakedSquared;
  const width = (deviations * Math.sqrt(Math.max(0, squares))) / staked;
  const [low, high] = [Math.max(0, actual - width), actual + width];
  const verdict = () => {
    if (rounds < returnRoundsMin || declared === null) return 'too-few';
    if (declared + basisPoint < low) return 'above';
    return declared > high ? 'below' : 'inside';
  };
  return { actual, low, high, verdict: verdict() };
}
