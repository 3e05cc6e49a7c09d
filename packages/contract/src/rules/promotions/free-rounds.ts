import * as z from 'zod/mini';
import { defineKind, pesos, wholeField } from './kind.ts';

/** Rounds at a provider's game that the house pays for, for a day on which enough was deposited. */
export const freeRoundsKind = defineKind({
  title: { en: 'Free rounds', tl: 'Libreng round' },
  rules: z.object({
    /** What must be deposited in a day, in centavos. */
    deposits: z.int().check(z.positive()),
    /** Once in the promotion; otherwise once a day. */
    isOnce: z.boolean(),
    /** Our code of the game: one. */
    games: z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(1)),
    rounds: z.int().check(z.minimum(1), z.maximum(1000)),
    /** Of each round, in centavos. */
    stake: z.int().check(z.positive()),
    /** The most that all rounds of a grant pay, in centavos: so much of the budget is kept while they run. */
    winMax: z.int().check(z.positive()),
    /** For so many days they can be played. */
    days: z.int().check(z.minimum(1), z.maximum(30)),
  }),
  cashTypes: [4013],
  fields: [
    {
      type: 'money',
      name: 'deposits',
      title: { en: 'Deposited in a day, in pesos', tl: 'Idineposito sa isang araw, sa piso' },
    },
    {
      type: 'choice',
      name: 'isOnce',
      title: { en: 'How often', tl: 'Gaano kadalas' },
      options: [
        { value: true, title: { en: 'Once', tl: 'Isang beses' } },
        { value: false, title: { en: 'Once a day', tl: 'Isang beses sa isang araw' } },
      ],
    },
    {
      type: 'words',
      name: 'games',
      picks: 'game',
      title: { en: 'Game', tl: 'Laro' },
      hint: {
        en: 'One, of a provider that takes free rounds',
        tl: 'Isa, mula sa provider na tumatanggap ng libreng round',
      },
    },
    wholeField('rounds', { en: 'Rounds', tl: 'Mga round' }),
    {
      type: 'money',
      name: 'stake',
      title: { en: 'Stake of a round, in pesos', tl: 'Taya ng isang round, sa piso' },
      hint: {
        en: 'One that the game offers for free rounds',
        tl: 'Isa sa inaalok ng laro para sa libreng round',
      },
    },
    {
      type: 'money',
      name: 'winMax',
      title: { en: 'Most that is paid, in pesos', tl: 'Pinakamalaking ibabayad, sa piso' },
      hint: {
        en: 'Kept of the budget while the rounds run',
        tl: 'Nakalaan mula sa budget habang puwede pang laruin',
      },
    },
    wholeField('days', { en: 'Days to play them', tl: 'Ilang araw puwedeng laruin' }),
  ],
  worth: ({ winMax }) => ({ how: 'up-to', amount: pesos(winMax) }),
});
