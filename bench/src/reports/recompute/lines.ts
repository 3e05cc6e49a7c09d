import { centavos, toPesos } from '@perya/money';
import type { Fact, Facts, Place, Sums } from './facts.ts';
import {
  type Day,
  type GamingDays,
  type Period,
  periodBefore,
  periodStarts,
  writeDay,
} from './gaming-days.ts';

/** A line of a report by the names of the wire; what is compared is text, a number or nothing. */
export type Line = Record<string, string | number | null>;
/** By the first day of its period and what it is told apart by. */
export type Lines = Map<string, Line>;

export type GroupName =
  | 'brand'
  | 'channel'
  | 'venue'
  | 'game'
  | 'type'
  | 'way'
  | 'gateway'
  | 'promotion'
  | 'player';

export interface Wanted {
  period: Period;
  by: GroupName | 'all';
  isTest: boolean;
  /** Facts that do not count: of another brand, or of no game. */
  isLeftOut?(place: Place): boolean;
}

export const pesos = (amount: bigint | undefined): string => toPesos(centavos(amount ?? 0n));
export const lineKey = (from: string, key: string): string => `${from} ${key}`;

interface Gathered {
  from: Day;
  key: string;
  sums: Sums;
  longest: bigint;
}

function addSums(into: Sums, sums: Sums): void {
  for (const [name, amount] of Object.entries(sums)) into[name] = (into[name] ?? 0n) + amount;
}

export const ggrOf = (sums: Sums): bigint =>
  (sums['staked'] ?? 0n) - (sums['won'] ?? 0n) - (sums['lateWon'] ?? 0n);

/** Facts by day and key, with the regulator's share of each day. */
function gatherDays(facts: Iterable<Fact>, days: GamingDays, wanted: Wanted): Gathered[] {
  const found = new Map<string, Gathered>();
  for (const { place, sums, longest } of facts) {
    if (place.isTest !== wanted.isTest || wanted.isLeftOut?.(place)) continue;
    const key = wanted.by === 'all' ? '' : place[wanted.by];
    const at = `${place.day} ${key}`;
    const day = found.get(at) ?? { from: place.day, key, sums: {}, longest: 0n };
    found.set(at, day);
    addSums(day.sums, sums);
    if (longest > day.longest) day.longest = longest;
  }
  for (const { from, sums } of found.values()) sums['share'] = days.shareOf(from, ggrOf(sums));
  return [...found.values()];
}

/** Lines of a report: what `write` makes of each period, with the period before it. */
export function writeLines(
  facts: Facts,
  days: GamingDays,
  wanted: Wanted,
  write: (sums: Sums, before: Sums, longest: bigint) => Line,
): Lines {
  const source = wanted.by === 'player' ? facts.players : facts.all;
  const periods = new Map<string, Gathered>();
  for (const day of gatherDays(source.values(), days, wanted)) {
    const from = periodStarts[wanted.period](day.from);
    const at = lineKey(writeDay(from), day.key);
    const period = periods.get(at) ?? { from, key: day.key, sums: {}, longest: 0n };
    periods.set(at, period);
    addSums(period.sums, day.sums);
    if (day.longest > period.longest) period.longest = day.longest;
  }
  return new Map(
    [...periods].map(([at, { from, key, sums, longest }]) => {
      const before = lineKey(writeDay(periodBefore(wanted.period, from)), key);
      return [at, write(sums, periods.get(before)?.sums ?? {}, longest)];
    }),
  );
}
