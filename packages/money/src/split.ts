import { type Centavos, centavos } from './centavos.ts';

/** Splits by weights so that the parts always sum to the whole; spare centavos go to the first parts. */
export function split(amount: Centavos, weights: readonly bigint[]): Centavos[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('Weights must not be negative and one must be positive');
  }
  const sign = amount < 0n ? -1n : 1n;
  const whole = amount * sign;
  const parts = weights.map((weight) => (whole * weight) / total);
  let spare = whole - parts.reduce((sum, part) => sum + part, 0n);
  return parts.map((part, position) => {
    const takesSpare = spare > 0n && (weights[position] ?? 0n) > 0n;
    if (takesSpare) spare -= 1n;
    return centavos(sign * (takesSpare ? part + 1n : part));
  });
}
