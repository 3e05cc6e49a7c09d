/** An exact share, in lowest terms, with a positive denominator. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let larger = a < 0n ? -a : a;
  let smaller = b;
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const top = BigInt(numerator);
  const bottom = BigInt(denominator);
  if (bottom === 0n) throw new RangeError('A share of nothing');
  const sign = bottom < 0n ? -1n : 1n;
  const divisor = greatestDivisor(top, bottom * sign);
  return { numerator: (top * sign) / divisor, denominator: (bottom * sign) / divisor };
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Hundredths of a percent, rounded down: what a game may declare at most. */
export function toBasisPoints({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10_000n) / denominator);
}

/** For printing and comparing with a simulation; twelve digits after the point survive. */
export function toNumber({ numerator, denominator }: Fraction): number {
  const digits = 10n ** 12n;
  return Number((numerator * digits) / denominator) / Number(digits);
}
