import * as z from 'zod/mini';
import { defineKind, pesos } from './kind.ts';

/** A share of a deposit that was begun with a ticket of its channel. Amounts are centavos. [M-138 M-303 M-452] */
const cashbackRules = z.strictObject({
  /** In hundredths of a percent: 500 is 5 %. */
  share: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** The most that one deposit brings. */
  most: z.int().check(z.positive()),
  /** Deposits from this amount on take part; less than a peso could bring nothing. */
  least: z.int().check(z.minimum(100)),
  /** The numbers of the channels; none means all that have tickets. */
  channels: z.array(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
});

export const channelCashbackKind = defineKind({
  title: { en: 'Deposit cashback', tl: 'Cashback sa deposito' },
  rules: cashbackRules,
  cashTypes: [4009],
  fields: [
    {
      type: 'percent',
      name: 'share',
      title: { en: 'Share of the deposit, in percent', tl: 'Bahagi ng deposito, sa porsiyento' },
    },
    {
      type: 'money',
      name: 'most',
      title: { en: 'Most a deposit, in pesos', tl: 'Pinakamarami kada deposito, sa piso' },
    },
    {
      type: 'money',
      name: 'least',
      title: { en: 'From a deposit of, in pesos', tl: 'Mula sa depositong, sa piso' },
      hint: { en: 'Below it nothing comes on top', tl: 'Walang dagdag kapag mas mababa' },
    },
    {
      type: 'words',
      name: 'channels',
      title: { en: 'Channels', tl: 'Mga channel' },
      hint: {
        en: 'Their numbers, with commas. Empty: all that have tickets',
        tl: 'Mga numero nila, may kuwit. Walang laman: lahat ng may ticket',
      },
    },
  ],
  worth: ({ share, most }) => ({
    how: 'of-deposit',
    percent: `${share / 100}%`,
    amount: pesos(most),
  }),
});
