import * as z from 'zod/mini';
import { amountField, defineKind, pesos } from './kind.ts';

/** On the birthday of the approved identity check, once a year. */
export const birthdayKind = defineKind({
  title: { en: 'Birthday gift', tl: 'Regalo sa kaarawan' },
  rules: z.object({
    /** In centavos. */
    amount: z.int().check(z.positive()),
  }),
  cashTypes: [4004],
  fields: [amountField],
  worth: ({ amount }) => ({ how: 'exactly', amount: pesos(amount) }),
});
