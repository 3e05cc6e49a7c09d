import * as z from 'zod/mini';
import { defineKind } from './kind.ts';

const odd = z.object({
  /** In centavos. */
  amount: z.int().check(z.positive()),
  /** How often it is drawn, against the sum of all. */
  weight: z.int().check(z.positive()),
});

/** A box for every day on which enough was deposited; what is in it is drawn when it is earned. */
export const mysteryBoxKind = defineKind({
  title: { en: 'Mystery box', tl: 'Mystery box' },
  rules: z.object({
    /** What must be deposited in a day, in centavos. */
    deposits: z.int().check(z.positive()),
    odds: z.array(odd).check(z.minLength(1), z.maxLength(20)),
  }),
});
export type BoxOdds = readonly z.output<typeof odd>[];
