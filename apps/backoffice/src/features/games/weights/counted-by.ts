import { weightMax } from '@perya/contract/games/staff-calls/turnover-weights';
import { centavos, parsePesos, toPesos } from '@perya/money';

/** A weight as typed, in whole percent; null where it is none. */
export function readWeight(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '');
  if (!/^\d{1,3}$/.test(text)) return null;
  const weight = Number(text);
  return weight > weightMax ? null : weight;
}

/** What a weight counts of stakes, rounded down as the server does. */
export function countedBy(staked: string, weight: number): string {
  const stakes = parsePesos(staked) ?? 0n;
  return toPesos(centavos((stakes * BigInt(weight)) / BigInt(weightMax)));
}
