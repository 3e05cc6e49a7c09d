import type { Centavos } from './centavos.ts';
import { divide, type Rounding } from './scale.ts';

export interface FormatOptions {
  /** Digits after the point, 0 to 2. */
  decimals?: 0 | 1 | 2;
  rounding?: Rounding;
  /** Some displays already say PHP beside the figure and drop the sign. */
  sign?: boolean;
}

/** Formats for people: ₱1,234.50. Built by hand because Intl formats numbers, and money here never is one. */
export function formatPesos(amount: Centavos, options: FormatOptions = {}): string {
  const { decimals = 2, rounding = 'nearest', sign = true } = options;
  const rounded = divide(amount, 10n ** BigInt(2 - decimals), rounding);
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(decimals + 1, '0');
  const pesos = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return `${rounded < 0n ? '-' : ''}${sign ? '₱' : ''}${pesos}${fraction}`;
}
