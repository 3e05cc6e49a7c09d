import * as z from 'zod/mini';
import { vipLevelMax } from '../vip/levels.ts';
import { defineKind } from './kind.ts';

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
});
