import * as z from 'zod/mini';
import { defineKind } from './kind.ts';

/** What the house gives to one player, of an amount that whoever gives it names. */
export const giftKind = defineKind({
  title: { en: 'Gift', tl: 'Regalo' },
  rules: z.object({}),
  cashTypes: [4011, 4008, 4009],
  fields: [],
  worth: () => ({ how: 'by-hand' }),
});

/** What one member of staff may give by hand on a day in Manila without a second person: centavos, or Filcoins. */
export const giftAloneMax = { PHP: 500_000n, FIL: 50_000n } as const;
/** No gift is larger, whoever approves it. */
export const giftMax = { PHP: 10_000_000n, FIL: 1_000_000n } as const;
