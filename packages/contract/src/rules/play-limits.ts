import { centavos, parsePesos } from '@perya/money';
import * as z from 'zod/mini';
import { money, wholeNumber } from '../fields.ts';
import { addManilaMonths } from '../manila-time.ts';
import { ruleTexts } from './rule-texts.ts';

/** What a player may pay in: in a day, in a week from Monday, in a calendar month, all in Manila. */
export const depositLimitKinds = ['daily_deposit', 'weekly_deposit', 'monthly_deposit'] as const;
export type DepositLimitKind = (typeof depositLimitKinds)[number];

/** What a player may lose: what was staked less what was won, over the same spans. */
export const lossLimitKinds = ['daily_loss', 'weekly_loss', 'monthly_loss'] as const;
export type LossLimitKind = (typeof lossLimitKinds)[number];

/** The limits of money that players set for themselves. */
export const limitKinds = ['daily_stake', ...lossLimitKinds, ...depositLimitKinds] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Those of money, and how many minutes a player may play without a rest. */
export const limitNames = [...limitKinds, 'session_minutes'] as const;
export type LimitName = (typeof limitNames)[number];

/** One value for each limit. */
export function mapLimitNames<Value>(make: (name: LimitName) => Value): Record<LimitName, Value> {
  return Object.fromEntries(limitNames.map((name) => [name, make(name)])) as Record<
    LimitName,
    Value
  >;
}

/** Minutes of play without a rest. */
export const sessionMinutesMin = 15;
export const sessionMinutesMax = 1440;
export const sessionMinutes = () => wholeNumber(sessionMinutesMin, sessionMinutesMax);

/** One value for each kind of limit. */
export function mapLimitKinds<Value>(make: (kind: LimitKind) => Value): Record<LimitKind, Value> {
  return Object.fromEntries(limitKinds.map((kind) => [kind, make(kind)])) as Record<
    LimitKind,
    Value
  >;
}

/** A higher limit, or none, takes effect only after this time. */
export const limitRaiseHours = 24;

/** One peso to ten million, which is also the largest amount of one bet. */
export const limitAmountMin = centavos(100);
export const limitAmountMax = centavos(1_000_000_000);

export const limitAmount = () =>
  money().check(
    z.refine((text) => {
      const amount = parsePesos(text);
      return amount !== null && amount >= limitAmountMin && amount <= limitAmountMax;
    }, ruleTexts.limitAmount.en),
  );

interface Term {
  readonly unit: 'day' | 'month';
  readonly count: number;
}

/**
 * How long a player may stay away from play: a break of days, or a term of exclusion as the regulator has it, in months
 * of the calendar. `null` is for ever.
 */
export const exclusionTerms = {
  '1d': { unit: 'day', count: 1 },
  '7d': { unit: 'day', count: 7 },
  '30d': { unit: 'day', count: 30 },
  '6m': { unit: 'month', count: 6 },
  '1y': { unit: 'month', count: 12 },
  '5y': { unit: 'month', count: 60 },
  permanent: null,
} as const satisfies Record<string, Term | null>;
export type ExclusionPeriod = keyof typeof exclusionTerms;
export const exclusionPeriods = Object.keys(exclusionTerms) as ExclusionPeriod[];

/** Whether a period is a term of the regulator, and no break. */
export const isTerm = (period: ExclusionPeriod): boolean =>
  exclusionTerms[period]?.unit === 'month';

/** Who asks that a player stays away. */
export const exclusionAskers = ['player', 'family', 'house'] as const;
export type ExclusionAsker = (typeof exclusionAskers)[number];

const dayMs = 24 * 3600 * 1000;

/** When what is set now ends; null is never. */
export function endOfExclusion(period: ExclusionPeriod, now: Date): Date | null {
  const term = exclusionTerms[period];
  if (term === null) return null;
  return term.unit === 'day'
    ? new Date(now.getTime() + term.count * dayMs)
    : addManilaMonths(now, term.count);
}
