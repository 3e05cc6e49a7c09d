import { centavos, parsePesos } from '@perya/money';
import * as z from 'zod/mini';
import { money } from '../fields.ts';
import { ruleTexts } from './rule-texts.ts';

/** What a player may pay in: in a day, in a week from Monday, in a calendar month, all in Manila. */
export const depositLimitKinds = ['daily_deposit', 'weekly_deposit', 'monthly_deposit'] as const;
export type DepositLimitKind = (typeof depositLimitKinds)[number];

/** The limits that players set for themselves. */
export const limitKinds = ['daily_stake', 'daily_loss', ...depositLimitKinds] as const;
export type LimitKind = (typeof limitKinds)[number];

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

/** How long a player may stay away from play; nothing ends it sooner. `null` is for ever. */
export const exclusionDays = {
  '1d': 1,
  '7d': 7,
  '30d': 30,
  '180d': 180,
  permanent: null,
} as const;
export type ExclusionPeriod = keyof typeof exclusionDays;
export const exclusionPeriods = Object.keys(exclusionDays) as ExclusionPeriod[];
