import { BetRefused, type StakeRange } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';

export const deckCount = 6;
/** Whole pesos, so that half a stake for the insurance and 3 to 2 are whole centavos. */
const stakeStep = 100n;

export const stakeRange: StakeRange = {
  stakeMin: centavos(1_000),
  stakeMax: centavos(1_000_000),
  // A won double, or two won hands of a split, return four stakes; a blackjack with a won insurance less. Both
  // side bets on three hands return 127 times their stakes at most, which none can reach together.
  payoutMax: centavos(22_000_000),
};

/** The most on one side bet of one hand. */
export const sideStakeMax = centavos(50_000);
export const handsMax = 3;

/** Half of a smaller stake would be below the least that may be staked at once. */
export const insurableFrom = centavos(stakeRange.stakeMin * 2n);

export interface Bet {
  /** On each hand. */
  stake: Centavos;
  hands: number;
  /** On each hand beside the stake; 0 is none. */
  plusThree: Centavos;
  pairs: Centavos;
}

/** Everything that is staked before the first card. */
export function stakeOf({ stake, hands, plusThree, pairs }: Bet): Centavos {
  return centavos(BigInt(hands) * (stake + plusThree + pairs));
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
const badHands = {
  en: 'You play one, two or three hands.',
  tl: 'Isa, dalawa o tatlong kamay ang lalaruin mo.',
};
const badSide = {
  en: 'A side bet is up to ₱500 a hand, in whole pesos.',
  tl: 'Hanggang ₱500 kada kamay ang side bet, na buong piso.',
};
const tooMuch = {
  en: 'All stakes of a round together are up to ₱10,000.',
  tl: 'Hanggang ₱10,000 ang kabuuan ng mga taya sa isang round.',
};
const badMove = { en: 'There is no such move.', tl: 'Walang ganitong galaw.' };

function fieldOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, name)
    ? (input as Record<string, unknown>)[name]
    : undefined;
}

function parseStake(stake: unknown): Centavos {
  const isGood =
    typeof stake === 'bigint' &&
    stake >= stakeRange.stakeMin &&
    stake <= stakeRange.stakeMax &&
    stake % stakeStep === 0n;
  if (!isGood) throw new BetRefused(badStake);
  return centavos(stake);
}

function parseSide(side: unknown = 0n): Centavos {
  const isGood =
    typeof side === 'bigint' && side >= 0n && side <= sideStakeMax && side % stakeStep === 0n;
  if (!isGood) throw new BetRefused(badSide);
  return centavos(side);
}

/** A bet that names a stake alone is one hand without side bets, as all were once. */
export function parseBet(input: unknown): Bet {
  const stake = parseStake(fieldOf(input, 'stake'));
  const hands = fieldOf(input, 'hands') ?? 1;
  if (hands !== 1 && hands !== 2 && hands !== handsMax) throw new BetRefused(badHands);
  const bet = {
    stake,
    hands,
    plusThree: parseSide(fieldOf(input, 'plusThree')),
    pairs: parseSide(fieldOf(input, 'pairs')),
  };
  if (stakeOf(bet) > stakeRange.stakeMax) throw new BetRefused(tooMuch);
  return bet;
}

export function parseMove(input: unknown): Move {
  const kind = moveKinds.find((known) => known === fieldOf(input, 'kind'));
  if (!kind) throw new BetRefused(badMove);
  return { kind };
}
