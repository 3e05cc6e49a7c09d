import * as z from 'zod/mini';
import { defineKind } from './kind.ts';

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
});
