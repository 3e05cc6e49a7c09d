import { centavos, parsePesos } from '@perya/money';
import * as z from 'zod/mini';
import { money } from '../fields.ts';
import { ruleTexts } from './rule-texts.ts';

/** The limits that players set for themselves. */
export const limitKinds = ['daily_stake', 'daily_loss'] as const;
export type LimitKind = (typeof limitKinds)[number];

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
