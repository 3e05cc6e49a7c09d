import { type Centavos, centavos } from './centavos.ts';

/** `nearest` sends halves away from zero; `up` and `down` mean towards +∞ and −∞, as a cashier would say. */
export type Rounding = 'nearest' | 'up' | 'down';

export function divide(value: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor <= 0n) throw new RangeError('The divisor must be positive');
  const quotient = value / divisor;
  const remainder = value % divisor;
  if (remainder === 0n) return quotient;
  if (rounding === 'up') return remainder > 0n ? quotient + 1n : quotient;
  if (rounding === 'down') return remainder < 0n ? quotient - 1n : quotient;
  const isHalfOrMore = 2n * (remainder < 0n ? -remainder : remainder) >= divisor;
  if (!isHalfOrMore) return quotient;
  return value < 0n ? quotient - 1n : quotient + 1n;
}

/** Multiplies by an exact fraction: a rate of 5 % is `scale(amount, 5n, 100n, 'down')`. */
export function scale(
  amount: Centavos,
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding,
): Centavos {
  return centavos(divide(amount * numerator, denominator, rounding));
}
