import * as z from 'zod/mini';
import { checkInDays } from '../tasks/check-in.ts';
import { taskTypes } from '../tasks/tasks.ts';
import { defineKind } from './kind.ts';

const points = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** A check-in a day, by weeks of seven amounts, with a reward for seven days in a row. Its currency is Filcoins. */
export const checkInKind = defineKind({
  title: { en: 'Check-in', tl: 'Check-in' },
  rules: z.strictObject({
    ty: z.union([z.literal(taskTypes.checkIn), z.literal(taskTypes.dailyCheckIn)]),
    amounts: z.array(points).check(z.length(checkInDays)),
    streak_bonus: points,
  }),
});
