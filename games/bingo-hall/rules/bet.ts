import { BetRefused, type StakeRange } from '@perya/game-kit/game';
import type { RoomOffer } from '@perya/game-kit/room';
import { type Centavos, centavos } from '@perya/money';
import { lastCard } from './card.ts';
import { poolCap, wholePrice } from './pool.ts';
import { drawAt, earlyPrizes, potPrizesOf, programmeOf, programmes } from './prizes.ts';

export interface HallBet {
  /** The place in the timetable of the draw that the cards are for. */
  draw: number;
  /** Their numbers in the book. */
  cards: readonly number[];
}

export const cardsMax = 24;
/** The hall has no more seats than for so many cards. */
export const hallCards = 12_000;

export const priceOf = (draw: number): Centavos => centavos(programmeOf(draw).pricePesos * 100);

const prices = programmes.map((_, draw) => priceOf(draw));
const highest = prices.reduce((most, price) => (price > most ? price : most));
const lowest = prices.reduce((least, price) => (price < least ? price : least));

const earlyTimes = earlyPrizes.reduce((sum, { times }) => sum + times, 0);
const potTimes =
  (hallCards * potPrizesOf(programmeOf(0)).reduce((sum, { share }) => sum + share, 0)) / 100;

/** One card that wins all there is, in a hall that is full. */
export const winTimes = earlyTimes + potTimes + Number(poolCap / wholePrice);

export const stakeRange: StakeRange = {
  stakeMin: lowest,
  stakeMax: centavos(highest * BigInt(cardsMax)),
  // Every card of a player wins every early prize, and the whole pot and pool besides: never reached.
  payoutMax: centavos(highest * BigInt(cardsMax * earlyTimes + potTimes) + poolCap),
};

const refusals = {
  unreadable: { en: 'These cards cannot be read.', tl: 'Hindi mabasa ang mga kard na ito.' },
  count: {
    en: `Buy one to ${cardsMax} cards, each once.`,
    tl: `Bumili ng isa hanggang ${cardsMax} kard, tig-iisa bawat isa.`,
  },
  otherDraw: {
    en: 'These cards were for another draw. Look at the price and buy again.',
    tl: 'Para sa ibang laro ang mga kard na ito. Tingnan ang presyo at bumili ulit.',
  },
  full: {
    en: 'The hall is full. There are seats again in the next draw.',
    tl: 'Puno na ang bulwagan. May upuan ulit sa susunod na laro.',
  },
};

const isWholeFrom = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

export function parseBet(input: unknown): HallBet {
  if (typeof input !== 'object' || input === null) throw new BetRefused(refusals.unreadable);
  const { draw, cards } = input as Record<string, unknown>;
  if (!isWholeFrom(draw, 0, programmes.length - 1)) throw new BetRefused(refusals.unreadable);
  if (!Array.isArray(cards) || cards.length < 1 || cards.length > cardsMax)
    throw new BetRefused(refusals.count);
  const numbers = cards.filter((each: unknown) => isWholeFrom(each, 1, lastCard));
  if (new Set(numbers).size !== cards.length) throw new BetRefused(refusals.count);
  return { draw, cards: numbers };
}

export const stakeOf = ({ draw, cards }: HallBet): Centavos =>
  centavos(priceOf(draw) * BigInt(cards.length));

/** Cards are for the draw that they name: nobody who bought late plays at another price. */
export function admit(bet: HallBet, { bellAtMs, staked }: RoomOffer): void {
  if (bet.draw !== drawAt(bellAtMs)) throw new BetRefused(refusals.otherDraw);
  const room = priceOf(bet.draw) * BigInt(hallCards);
  if (staked + stakeOf(bet) > room) throw new BetRefused(refusals.full);
}
