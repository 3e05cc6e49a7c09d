import { centavos, formatPesos, parsePesos } from '@perya/money';

/** ₱1,234.50; as a movement with its sign, so that colour is never the only one. */
export function formatMoney(amount: string, signed = false): string {
  const value = parsePesos(amount) ?? centavos(0);
  const text = formatPesos(value).replace('-', '−');
  return signed && value > 0n ? `+${text}` : text;
}
