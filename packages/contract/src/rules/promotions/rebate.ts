import * as z from 'zod/mini';
import { defineKind, wholeField } from './kind.ts';

/** A share of what a player staked or lost on a day in Manila comes back. Amounts are centavos. */
const rebateRules = z.object({
  /** What the share is of: all stakes, or the stakes less what was won. */
  of: z.enum(['stakes', 'net-loss']),
  /** In hundredths of a percent: 100 is 1 %. */
  share: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** The venues whose games count; none means all of them. */
  venues: z.array(z.string()),
  /** Below this nothing comes back. */
  least: z.int().check(z.minimum(0)),
  /** The most that comes back for a day; null for no bound. */
  most: z.nullable(z.int().check(z.minimum(1))),
  /** Offered until the end of the next day, or credited without a word of the player. */
  way: z.enum(['collect', 'credit']),
  /** The hour in Manila by which it is there on the next day. */
  by_hour: z.int().check(z.minimum(1), z.maximum(24)),
});

export const rebateKind = defineKind({
  title: { en: 'Rebate', tl: 'Rebate' },
  rules: rebateRules,
  cashTypes: [4005, 4006],
  fields: [
    {
      type: 'choice',
      name: 'of',
      title: { en: 'A share of', tl: 'Bahagi ng' },
      options: [
        { value: 'stakes', title: { en: 'What was staked', tl: 'Itinaya' } },
        { value: 'net-loss', title: { en: 'What was lost', tl: 'Natalo' } },
      ],
    },
    {
      type: 'percent',
      name: 'share',
      title: { en: 'Share, in percent', tl: 'Bahagi, sa porsiyento' },
    },
    {
      type: 'words',
      picks: 'venue',
      name: 'venues',
      title: { en: 'Venues', tl: 'Mga venue' },
      hint: {
        en: 'Their codes, with commas. Empty: all',
        tl: 'Mga code nila, may kuwit. Walang laman: lahat',
      },
    },
    {
      type: 'money',
      name: 'least',
      title: { en: 'From, in pesos', tl: 'Mula, sa piso' },
      hint: { en: 'Below it nothing comes back', tl: 'Walang bumabalik kapag mas mababa' },
    },
    {
      type: 'money',
      name: 'most',
      isOptional: true,
      title: { en: 'Most a day, in pesos', tl: 'Pinakamarami kada araw, sa piso' },
      hint: { en: 'Empty: no bound', tl: 'Walang laman: walang hangganan' },
    },
    {
      type: 'choice',
      name: 'way',
      title: { en: 'How it comes', tl: 'Paano ito dumarating' },
      options: [
        {
          value: 'collect',
          title: { en: 'The player collects it', tl: 'Kinokolekta ng manlalaro' },
        },
        { value: 'credit', title: { en: 'By itself', tl: 'Kusa' } },
      ],
    },
    wholeField('by_hour', {
      en: 'There by the hour (Manila)',
      tl: 'Naroon bago ang oras (Maynila)',
    }),
  ],
  worth: ({ of, share }) => ({ how: 'share', percent: `${share / 100}%`, of }),
});
