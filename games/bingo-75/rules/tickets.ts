import { BetRefused, type StakeRange } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import { cardMultiplierMax } from './patterns.ts';

export const cardsMax = 4;
export const priceMin = centavos(100);
export const priceMax = centavos(10_000);

export const stakeRange: StakeRange = {
  stakeMin: priceMin,
  stakeMax: centavos(priceMax * BigInt(cardsMax)),
  // Four cards that each win everything at the first tier: never reached.
  payoutMax: centavos(priceMax * BigInt(cardsMax * cardMultiplierMax)),
};

export interface Bet {
  /** Of one card. */
  price: Centavos;
  cards: number;
}

const badCards = { en: 'Buy one to four cards.', tl: 'Bumili ng isa hanggang apat na kard.' };
const badPrice = {
  en: 'A card costs ₱1 to ₱100, in whole pesos.',
  tl: 'Ang isang kard ay ₱1 hanggang ₱100, na buong piso.',
};
const noMoves = {
  en: 'The balls are already drawn; there is nothing left to choose.',
  tl: 'Nabunot na ang mga bola; wala nang kailangang piliin.',
};

export function parseBet(input: unknown): Bet {
  if (typeof input !== 'object' || input === null) throw new BetRefused(badCards);
  const { price, cards } = input as Record<string, unknown>;
  const isCount =
    typeof cards === 'number' && Number.isInteger(cards) && cards >= 1 && cards <= cardsMax;
  if (!isCount) throw new BetRefused(badCards);
  const isPriced =
    typeof price === 'bigint' && price >= priceMin && price <= priceMax && price % 100n === 0n;
  if (!isPriced) throw new BetRefused(badPrice);
  return { price: centavos(price), cards };
}

export function refuseMove(): never {
  throw new BetRefused(noMoves);
}

export function stakeOf({ price, cards }: Bet): Centavos {
  return centavos(price * BigInt(cards));
}
