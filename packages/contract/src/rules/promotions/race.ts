import * as z from 'zod/mini';
import { defineKind, pesos, wholeField } from './kind.ts';
import { poolOf, prizesField, prizesRule, typeOptions } from './ranking.ts';

/** What places are decided by. Never by what was staked: nobody gets ahead by staking more. */
export const raceMeasures = ['multiplier', 'rounds'] as const;
export type RaceMeasure = (typeof raceMeasures)[number];

/** Races of some days in Manila each, one after the other while the promotion runs, for whoever joins them. */
export const raceKind = defineKind({
  title: { en: 'Race', tl: 'Karera' },
  rules: z.object({
    /** How many days one takes. */
    days: z.int().check(z.minimum(1), z.maximum(31)),
    /** The best win of one round in times its stake, or how many rounds were played. */
    by: z.enum(raceMeasures),
    /** Whose rounds count. */
    game_types: z.array(z.int()).check(z.minLength(1)),
    prizes: prizesRule,
  }),
  cashTypes: [4012],
  fields: [
    wholeField('days', { en: 'Days of a race', tl: 'Mga araw ng karera' }),
    {
      type: 'choice',
      name: 'by',
      title: { en: 'Places by', tl: 'Batayan ng puwesto' },
      options: [
        {
          value: 'multiplier',
          title: {
            en: 'The best win of one round, in times its stake',
            tl: 'Pinakamagandang panalo sa isang round, kung ilang beses ng taya',
          },
        },
        { value: 'rounds', title: { en: 'How many rounds', tl: 'Dami ng round' } },
      ],
    },
    {
      type: 'choices',
      name: 'game_types',
      title: { en: 'Rounds that count', tl: 'Mga round na bilang' },
      options: typeOptions,
    },
    prizesField,
  ],
  worth: ({ prizes }) => ({ how: 'pool', amount: pesos(poolOf(prizes)) }),
});
