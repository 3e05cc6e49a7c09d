import { type LimitKind, limitAmountMax, limitAmountMin } from '@perya/contract/rules/play-limits';
import { parsePesos, toPesos } from '@perya/money';

/** What was typed, as the wire wants it; null where it is no amount that a limit may have. */
export function readLimit(typed: string): string | null {
  const amount = parsePesos(typed.replace(/[\s,₱]/g, ''));
  if (amount === null || amount < limitAmountMin || amount > limitAmountMax) return null;
  return toPesos(amount);
}

const read = (amount: string) => parsePesos(amount) ?? 0n;

export const isAbove = (amount: string, other: string): boolean => read(amount) > read(other);

/** Round amounts for a tap, in whole pesos. */
const presets: Record<LimitKind, readonly string[]> = {
  daily_stake: ['500', '1000', '5000'],
  daily_loss: ['200', '500', '1000'],
  weekly_loss: ['500', '1000', '5000'],
  monthly_loss: ['2000', '5000', '10000'],
  daily_deposit: ['500', '1000', '5000'],
  weekly_deposit: ['2000', '5000', '10000'],
  monthly_deposit: ['5000', '10000', '20000'],
};

/** What the house would refuse is not offered. */
export const presetsOf = (kind: LimitKind, house: string | null): readonly string[] =>
  presets[kind].filter((preset) => house === null || !isAbove(preset, house));
