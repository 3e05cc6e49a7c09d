import * as z from 'zod/mini';
import { defineKind } from './kind.ts';

/** A share of what a player staked or lost on a day in Manila comes back. Amounts are centavos. */
const rebateRules = z.object({
  /** What the share is of: all stakes, or the stakes less what was won. */
  of: z.enum(['stakes', 'net-loss']),
  /** In hundredths of a percent: 100 is 1 %. */
  share: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** The venues whose games count; none means all of them. */
  venues: z.array(z.string()),
  /** Below this nothing comes back. */
  least: z.int().check(z.minimum(0)),
  /** The most that comes back for a day; null for no bound. */
  most: z.nullable(z.int().check(z.minimum(1))),
  /** Offered until the end of the next day, or credited without a word of the player. */
  way: z.enum(['collect', 'credit']),
  /** The hour in Manila by which it is there on the next day. */
  by_hour: z.int().check(z.minimum(1), z.maximum(24)),
});

export const rebateKind = defineKind({
  title: { en: 'Rebate', tl: 'Rebate' },
  rules: rebateRules,
});
