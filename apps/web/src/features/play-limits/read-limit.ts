import { limitAmountMax, limitAmountMin } from '@perya/contract/rules/play-limits';
import { parsePesos, toPesos } from '@perya/money';

/** What was typed, as the wire wants it; null where it is no amount that a limit may have. */
export function readLimit(typed: string): string | null {
  const amount = parsePesos(typed.replace(/[\s,₱]/g, ''));
  if (amount === null || amount < limitAmountMin || amount > limitAmountMax) return null;
  return toPesos(amount);
}
