import { centavos, formatPesos, parsePesos } from '@perya/money';

/** An amount of the wire as a player reads it: ₱1,234.50. */
export function pesoText(amount: string): string {
  return formatPesos(parsePesos(amount) ?? centavos(0));
}

/** A change of a balance with its sign, so that colour is never the only sign. */
export function changeText(amount: string): string {
  const value = parsePesos(amount) ?? centavos(0);
  return value > 0n ? `+${formatPesos(value)}` : formatPesos(value).replace('-', '−');
}
