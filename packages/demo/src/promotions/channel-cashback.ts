import { type DemoPromotion, demoStart } from './demo-promotion.ts';

/** Figures of the documents; an installation that ran before promotions gave it has the same row from a migration. */
export const demoCashback: readonly DemoPromotion[] = [
  {
    id: 80,
    kind: 'channel-cashback',
    name: { en: 'Deposit cashback', tl: 'Cashback sa deposit' },
    terms: {
      en: 'Switch cashback on when you deposit, as long as you have a ticket of the day. It comes with the payment and is played once before it can be withdrawn.',
      tl: 'Buksan ang cashback kapag nag-deposit habang may ticket ka pa ngayong araw. Kasama itong dumarating ng bayad at nilalaro nang isang beses bago ma-withdraw.',
    },
    startsAt: demoStart,
    rules: { share: 500, most: 250_000, least: 2000, channels: [] },
    currency: 'PHP',
    cashType: 4009,
    wageringTimes: 1,
  },
];
