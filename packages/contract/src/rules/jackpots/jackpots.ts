/** A draw is one of so many numbers, each as likely as the others. */
const jackpotDrawBits = 48;
const draws = 2n ** BigInt(jackpotDrawBits);

/** No more jackpots at one game: what a stake puts into each is a leg of its posting. */
export const jackpotsOfGameMax = 4;

/** In millionths of a stake: a tenth of it at most. */
export const jackpotShareMax = 100_000;

/** A game and its jackpots together return less than what is staked, in millionths. */
export const jackpotReturnMax = 995_000;

/** Amounts in centavos. */
export interface JackpotTerms {
  /** What goes into the pool of every stake, in millionths. */
  share_ppm: number;
  /** What a pool begins with. */
  seed: bigint;
  /** It never holds more; what would come beyond pays for the next seed. */
  cap: bigint;
  /** The round that ends while the pool is full wins it, whatever is drawn. */
  must_drop: boolean;
  /** So much is staked for one win, on average. */
  one_in: bigint;
}

/** What the draw for a round is made of, beside the secret of the pool. */
export const jackpotMessage = (venue: string, betTransaction: string) =>
  `${venue}:${betTransaction}`;

/** The draw is the beginning of HMAC-SHA256 over the message, with the secret as its key. */
export const jackpotDraw = (hmacHex: string): bigint =>
  BigInt(`0x${hmacHex.slice(0, jackpotDrawBits / 4)}`);

/** The chance is the stake's part of `one_in`: whoever stakes twice as much once, or once twice, has the same. */
export const isJackpotDrawn = (draw: bigint, stake: bigint, oneIn: bigint): boolean =>
  draw * oneIn < stake * draws;

/**
 * What a jackpot gives back of what is staked, in millionths and on average. A pool is won after an exponentially
 * distributed amount of stakes, and one that must drop at the latest when it is full.
 */
export function jackpotReturn({ share_ppm, seed, cap, must_drop, one_in }: JackpotTerms): number {
  const oneIn = Number(one_in);
  const share = share_ppm / 1_000_000;
  const stakesToFill = share === 0 ? Number.POSITIVE_INFINITY : Number(cap - seed) / share;
  const stakesFilling = oneIn * -Math.expm1(-stakesToFill / oneIn);
  const prize = Number(seed) + share * stakesFilling;
  // Full and not won: the wait for the draw goes on, unless it must drop. A fixed prize is full from the beginning.
  const stakesToWin = must_drop && share > 0 ? Math.max(stakesFilling, 1) : oneIn;
  return Math.round((prize / stakesToWin) * 1_000_000);
}

type JackpotProblem = 'SEED' | 'CAP' | 'DROP';

/** What of the terms cannot be; null if all of it can. */
export function problemOfJackpot(terms: JackpotTerms): JackpotProblem | null {
  const { share_ppm, seed, cap, must_drop } = terms;
  if (seed <= 0n) return 'SEED';
  if (cap < seed || (share_ppm > 0 && cap === seed)) return 'CAP';
  // A fixed prize is always full: the next round would win it.
  return must_drop && share_ppm === 0 ? 'DROP' : null;
}
