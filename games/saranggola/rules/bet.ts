import { BetRefused } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import { endOfString, lowestMark } from './curve.ts';

/** One kite of a player: what is staked on it, and where it comes down by itself, if anywhere. */
export interface Slip {
  stake: Centavos;
  /** In hundredths; null is by hand. */
  mark: number | null;
}

export interface SaranggolaBet {
  /** One or two. */
  slips: readonly Slip[];
}

const slipsMax = 2;

export const stakeRange = {
  stakeMin: centavos(1_00),
  stakeMax: centavos(2_000_00),
  /** The largest stake at the end of the string: reached, never exceeded. */
  payoutMax: centavos(1_000_000_00),
};

/** Whole pesos, so that every height pays whole centavos and nothing is rounded away. */
const stakeStep = 100n;

const refusals = {
  unreadable: { en: 'This bet cannot be read.', tl: 'Hindi mabasa ang tayang ito.' },
  stake: {
    en: 'Stake whole pesos, from ₱1 for a kite up to ₱2,000 for both.',
    tl: 'Tumaya ng buong piso, mula ₱1 sa isang saranggola hanggang ₱2,000 sa dalawa.',
  },
  mark: {
    en: 'A mark is from 1.01× to 500.00×.',
    tl: 'Mula 1.01× hanggang 500.00× ang marka.',
  },
};

function parseSlip(input: unknown): Slip {
  if (typeof input !== 'object' || input === null) throw new BetRefused(refusals.unreadable);
  const { stake, mark } = input as Record<string, unknown>;
  const isStake =
    typeof stake === 'bigint' && stake >= stakeRange.stakeMin && stake % stakeStep === 0n;
  if (!isStake) throw new BetRefused(refusals.stake);
  if (mark === null) return { stake: centavos(stake), mark: null };
  const isMark =
    typeof mark === 'number' && Number.isInteger(mark) && mark >= lowestMark && mark <= endOfString;
  if (!isMark) throw new BetRefused(refusals.mark);
  return { stake: centavos(stake), mark };
}

export function stakeOf({ slips }: SaranggolaBet): Centavos {
  return centavos(slips.reduce((sum, { stake }) => sum + stake, 0n));
}

export function parseBet(input: unknown): SaranggolaBet {
  const slips = (input as { slips?: unknown } | null | undefined)?.slips;
  if (!Array.isArray(slips) || slips.length < 1 || slips.length > slipsMax) {
    throw new BetRefused(refusals.unreadable);
  }
  const bet = { slips: slips.map(parseSlip) };
  if (stakeOf(bet) > stakeRange.stakeMax) throw new BetRefused(refusals.stake);
  return bet;
}
