import { centavos, formatPesos, parsePesos } from '@perya/money';

/** Two decimals, cut and never rounded up: a player is not shown a centavo that is not there. */
export function balanceText(balance: string): string {
  const cut = balance.replace(/(\.\d\d)\d+$/, '$1');
  return formatPesos(parsePesos(cut) ?? centavos(0), { sign: false });
}
