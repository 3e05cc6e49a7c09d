import { centavos, formatPesos, parsePesos } from '@perya/money';

/** An amount of the wire, with centavos only where there are some: ₱2,500 or ₱99.50. */
export function shortPesos(amount: string): string {
  const value = parsePesos(amount) ?? centavos(0);
  return formatPesos(value, { decimals: value % 100n === 0n ? 0 : 2 });
}
