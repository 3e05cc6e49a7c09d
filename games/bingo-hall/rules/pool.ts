import { type Fraction, fraction, multiply, toNumber } from '@perya/game-kit/fraction';
import { type Centavos, centavos } from '@perya/money';
import { chanceBy } from '../../bingo-75/rules/chances.ts';
import { fullHouse, programmes } from './prizes.ts';

/** What stays in the hall from draw to draw, for an early full house. */
export interface HallPool {
  amount: Centavos;
  /** Put aside, so that the pool does not begin empty after it was won. */
  next: Centavos;
}

/** What a draw found in the pool, who won of it, and what it left. */
export interface PoolTold {
  before: HallPool;
  /** What one card with an early full house wins in this draw, or several share. */
  prize: Centavos;
  won: { cards: number; each: Centavos } | null;
  after: HallPool;
}

/** A full house wins of the pool by this ball at the latest. */
export const poolBallMax = 54;
/** Of a thousand pesos staked: into the pool, and aside for the next one. */
const shares = { now: 20, next: 5 } as const;
/** The pool never holds more; what comes beyond is put aside too. */
export const poolCap = centavos(500_000_00);
/** What the house gives once to a hall that has never played. */
export const firstPool: HallPool = { amount: centavos(2_000_00), next: centavos(0) };

/** A card of this price wins the whole pool, a cheaper one its part: so all have the same odds for a peso. */
export const wholePrice = BigInt(Math.max(...programmes.map(({ pricePesos }) => pricePesos)) * 100);

export const poolChance = (): Fraction => chanceBy(fullHouse, poolBallMax);

/** All that is put into the pool and aside is won some day: it returns exactly that. */
export const poolReturn = (): Fraction => fraction(shares.now + shares.next, 1000);

/** The pool whose chance is worth what is put into it: what a seat plays for that is played outside of a hall. */
export function meanPool(): HallPool {
  const stakes = multiply(poolReturn(), fraction(wholePrice));
  return {
    amount: centavos(Math.round(toNumber(stakes) / toNumber(poolChance()))),
    next: centavos(0),
  };
}

interface FullHouse {
  price: bigint;
  pot: bigint;
  /** Of the first full house, and how many cards have it by this ball. */
  ball: number;
  cards: number;
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** What an early full house of this price wins of a pool. */
export const poolFor = ({ amount }: { amount: bigint }, price: bigint): Centavos =>
  centavos((amount * price) / wholePrice);

/** What a draw with these cards makes of the pool. A part of a centavo stays in it. */
export function tellPool(before: HallPool, { price, pot, ball, cards }: FullHouse): PoolTold {
  const grown = before.amount + (pot * BigInt(shares.now)) / 1000n;
  const amount = least(grown, poolCap);
  const next = before.next + (pot * BigInt(shares.next)) / 1000n + grown - amount;
  const prize = poolFor({ amount }, price);
  if (ball > poolBallMax) {
    const after = { amount: centavos(amount), next: centavos(next) };
    return { before, prize, won: null, after };
  }
  const each = prize / BigInt(cards);
  const left = amount - each * BigInt(cards);
  const after = price === wholePrice ? { amount: left + next, next: 0n } : { amount: left, next };
  return {
    before,
    prize,
    won: { cards, each: centavos(each) },
    after: { amount: centavos(after.amount), next: centavos(after.next) },
  };
}
