import * as z from 'zod/mini';
import { isFollowTask, isTaskType, taskTypes } from '../tasks/tasks.ts';
import { defineKind } from './kind.ts';

const points = z.int().check(z.minimum(1), z.maximum(1_000_000));

const isRising = (values: readonly number[]) =>
  values.every((value, place) => place === 0 || value > (values[place - 1] ?? 0));

/** Something to do, in the first week or every day, with one or more tiers of progress. Its currency is Filcoins. */
export const taskKind = defineKind({
  title: { en: 'Task', tl: 'Gawain' },
  rules: z
    .strictObject({
      /** What is counted follows from the type. */
      ty: z
        .int()
        .check(
          z.refine(
            (ty) => isTaskType(ty) && ty !== taskTypes.checkIn && ty !== taskTypes.dailyCheckIn,
            'There is no task of this type',
          ),
        ),
      /** Rounds, pesos or, where there is nothing to count, 1; each with what it brings. */
      tiers: z.array(z.strictObject({ value: points, bonus: points })).check(
        z.minLength(1),
        z.maxLength(6),
        z.refine((tiers) => isRising(tiers.map(({ value }) => value)), 'Tiers rise'),
      ),
      image: z.string(),
      /** The page to follow. */
      link: z.optional(z.string().check(z.regex(/^https:\/\/\S+$/))),
    })
    .check(
      z.refine(
        ({ ty, link }) => isFollowTask(ty) === (link !== undefined),
        'A page belongs to a task that asks to follow it',
      ),
    ),
});
