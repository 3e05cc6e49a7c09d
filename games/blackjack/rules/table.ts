import { BetRefused, type StakeRange } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';

export const deckCount = 6;
/** Whole pesos, so that half a stake for the insurance and 3 to 2 are whole centavos. */
const stakeStep = 100n;

export const stakeRange: StakeRange = {
  stakeMin: centavos(1_000),
  stakeMax: centavos(1_000_000),
  // A won double, or two won hands of a split, return four stakes; a blackjack with a won insurance less.
  payoutMax: centavos(4_000_000),
};

/** Half of a smaller stake would be below the least that may be staked at once. */
export const insurableFrom = centavos(stakeRange.stakeMin * 2n);

export interface Bet {
  stake: Centavos;
}

export const moveKinds = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
export type MoveKind = (typeof moveKinds)[number];

export interface Move {
  kind: MoveKind;
}

const badStake = {
  en: 'A stake is ₱10 to ₱10,000, in whole pesos.',
  tl: 'Ang taya ay ₱10 hanggang ₱10,000, na buong piso.',
};
const badMove = { en: 'There is no such move.', tl: 'Walang ganitong galaw.' };

function fieldOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, name)
    ? (input as Record<string, unknown>)[name]
    : undefined;
}

export function parseBet(input: unknown): Bet {
  const stake = fieldOf(input, 'stake');
  const isGood =
    typeof stake === 'bigint' &&
    stake >= stakeRange.stakeMin &&
    stake <= stakeRange.stakeMax &&
    stake % stakeStep === 0n;
  if (!isGood) throw new BetRefused(badStake);
  return { stake: centavos(stake) };
}

export function parseMove(input: unknown): Move {
  const kind = moveKinds.find((known) => known === fieldOf(input, 'kind'));
  if (!kind) throw new BetRefused(badMove);
  return { kind };
}
