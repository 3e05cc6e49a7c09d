import * as z from 'zod/mini';
import { checkInDays } from '../tasks/check-in.ts';
import { taskTypes } from '../tasks/tasks.ts';
import { defineKind, sum, wholeField } from './kind.ts';

const points = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** A check-in a day, by weeks of seven amounts, with a reward for seven days in a row. Its currency is Filcoins. */
export const checkInKind = defineKind({
  title: { en: 'Check-in', tl: 'Check-in' },
  rules: z.strictObject({
    ty: z.union([z.literal(taskTypes.checkIn), z.literal(taskTypes.dailyCheckIn)]),
    amounts: z.array(points).check(z.length(checkInDays)),
    streak_bonus: points,
  }),
  cashTypes: [],
  fields: [
    {
      type: 'choice',
      name: 'ty',
      title: { en: 'Whose days', tl: 'Kaninong mga araw' },
      options: [
        { value: taskTypes.checkIn, title: { en: 'The first week', tl: 'Unang linggo' } },
        {
          value: taskTypes.dailyCheckIn,
          title: { en: 'Every later week', tl: 'Bawat susunod na linggo' },
        },
      ],
    },
    {
      type: 'numbers',
      name: 'amounts',
      length: 7,
      title: { en: 'Filcoins of the seven days', tl: 'Filcoins ng pitong araw' },
    },
    wholeField('streak_bonus', {
      en: 'Filcoins for seven in a row',
      tl: 'Filcoins sa pitong sunod-sunod',
    }),
  ],
  worth: ({ amounts, streak_bonus }) => ({
    how: 'filcoins',
    filcoins: sum(amounts) + streak_bonus,
  }),
});
