import { centavos, parsePesos, toPesos } from '@perya/money';

/** Amounts of the contract added up, exactly. */
export function sumOf(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total + (parsePesos(amount) ?? 0n), 0n);
  return toPesos(centavos(sum));
}
