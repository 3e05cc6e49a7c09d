import * as z from 'zod/mini';
import { vipLevelMax } from '../vip/levels.ts';
import { amountField, defineKind, largest, wholeField } from './kind.ts';

/** For reaching a VIP level, each once. Levels that are not named bring nothing. */
export const levelUpKind = defineKind({
  title: { en: 'Level-up gift', tl: 'Regalo sa pag-level up' },
  rules: z.object({
    levels: z
      .array(
        z.object({
          level: z.int().check(z.minimum(1), z.maximum(vipLevelMax)),
          /** In centavos. */
          amount: z.int().check(z.positive()),
        }),
      )
      .check(
        z.minLength(1),
        z.refine(
          (levels) => new Set(levels.map(({ level }) => level)).size === levels.length,
          'A level is named once',
        ),
      ),
  }),
  cashTypes: [4003],
  fields: [
    {
      type: 'rows',
      name: 'levels',
      title: { en: 'What the levels bring', tl: 'Ang dala ng mga level' },
      columns: [wholeField('level', { en: 'VIP level', tl: 'VIP level' }), amountField],
    },
  ],
  worth: ({ levels }) => ({ how: 'up-to', amount: largest(levels) }),
});
