import { type Centavos, centavos } from '@perya/money';

/** Cashback of deposits: 5 % up to 2,500 pesos, from a deposit of 20 pesos on. [M-138 M-139 M-303 M-452 M-453] */
export const cashback = {
  percent: 5,
  max: centavos(250_000),
  /** Decides whether a deposit takes part. */
  amountMin: centavos(2000),
  /** Stands in the data of a ticket and decides nothing. */
  ticketAmountMin: centavos(10_000),
  /** The bonus must be played so many times. */
  turnoverTimes: 1,
} as const;

/** Rounded down to the centavo; nothing below the smallest deposit that takes part. */
export function cashbackOf(amount: Centavos): Centavos {
  if (amount < cashback.amountMin) return centavos(0);
  const share = (amount * BigInt(cashback.percent)) / 100n;
  return centavos(share < cashback.max ? share : cashback.max);
}
