import * as z from 'zod/mini';
import { manilaDay, manilaMidnight } from '../manila-time.ts';
import { listRequest } from '../staff/list.ts';

export const figurePeriods = ['day', 'week', 'month'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** A gaming day, as 2026-11-16. */
export const gamingDay = () =>
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/),
    z.refine((day) => {
      const midnight = manilaMidnight(day);
      return !Number.isNaN(midnight) && manilaDay(midnight) === day;
    }, 'A day of the calendar, as 2026-11-16'),
  );

/** A name that figures are told apart by: a brand, a venue, a game, a channel. */
export const figureKey = () => z.string().check(z.regex(/^[A-Za-z0-9:_-]{1,64}$/));

/** What every list of figures is asked for. Periods are whole: one begins before `from` if `from` lies within it. */
export const figureSpan = {
  period: z._default(z.enum(figurePeriods), 'day'),
  from: z.optional(gamingDay()),
  to: z.optional(gamingDay()),
  /** Test accounts play with money of their own kind, which never counts among the real. */
  money: z._default(z.enum(['real', 'test']), 'real'),
  ...listRequest,
};

/** What every line of figures begins with. */
export const figureHead = {
  /** The first day of the period. */
  from: gamingDay(),
  /** What it is told apart by; empty for the whole house. */
  key: z.string(),
  /** Every day of it is closed: it stays as it is. */
  is_closed: z.boolean(),
};

/** The columns of revenue in an export, from the rounds down to what is left. */
export const revenueColumns = [
  { key: 'rounds', title: { en: 'Rounds', tl: 'Mga round' } },
  { key: 'staked', title: { en: 'Staked', tl: 'Itinaya' } },
  { key: 'won', title: { en: 'Won', tl: 'Napanalunan' } },
  { key: 'late_won', title: { en: 'Won late', tl: 'Huling napanalunan' } },
  { key: 'turnover', title: { en: 'Turnover', tl: 'Turnover' } },
  { key: 'ggr', title: { en: 'GGR', tl: 'GGR' } },
  { key: 'bonuses', title: { en: 'Bonuses', tl: 'Mga bonus' } },
  { key: 'prizes', title: { en: 'Prizes of venues', tl: 'Mga premyo ng venue' } },
  { key: 'fees', title: { en: 'Fees', tl: 'Mga bayarin' } },
  { key: 'share', title: { en: 'Regulator’s share', tl: 'Bahagi ng regulator' } },
  { key: 'ngr', title: { en: 'NGR', tl: 'NGR' } },
] as const;
