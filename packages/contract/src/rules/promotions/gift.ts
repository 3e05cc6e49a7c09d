import * as z from 'zod/mini';
import { defineKind } from './kind.ts';

/** What the house gives to one player, of an amount that whoever gives it names. */
export const giftKind = defineKind({
  title: { en: 'Gift', tl: 'Regalo' },
  rules: z.object({}),
});
