import * as z from 'zod/mini';
import { amountField, defineKind, largest, wholeField } from './kind.ts';

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
  cashTypes: [4001],
  fields: [
    {
      type: 'money',
      name: 'deposits',
      title: { en: 'Deposited in a day, in pesos', tl: 'Idineposito sa isang araw, sa piso' },
    },
    {
      type: 'rows',
      name: 'odds',
      title: { en: 'What may be in a box', tl: 'Ang maaaring laman ng kahon' },
      columns: [
        amountField,
        wholeField(
          'weight',
          { en: 'Weight', tl: 'Bigat' },
          { en: 'Against the sum of all', tl: 'Laban sa kabuuan' },
        ),
      ],
    },
  ],
  worth: ({ odds }) => ({ how: 'up-to', amount: largest(odds) }),
});
export type BoxOdds = readonly z.output<typeof odd>[];
