import { centavos, formatPesos, parsePesos } from '@perya/money';

/** An amount of the wire as a player reads it: ₱1,234.50. */
export function pesoText(amount: string): string {
  return formatPesos(parsePesos(amount) ?? centavos(0));
}

/** What changed a balance, with its sign in front, so that it is not told by colour alone. */
export function changeText(amount: string): string {
  const value = parsePesos(amount) ?? centavos(0);
  return value > 0n ? `+${formatPesos(value)}` : formatPesos(value).replace('-', '−');
}
