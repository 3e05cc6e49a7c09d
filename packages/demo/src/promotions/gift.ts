import { type DemoPromotion, demoStart } from './demo-promotion.ts';

export const demoGifts: readonly DemoPromotion[] = [
  {
    id: 90,
    kind: 'gift',
    name: { en: 'Surprise gift', tl: 'Surpresang regalo' },
    terms: {
      en: 'We give it to you by hand. Play it once, then it can be withdrawn.',
      tl: 'Kami mismo ang nagbibigay nito sa iyo. Laruin nang isang beses, at puwede na itong i-withdraw.',
    },
    startsAt: demoStart,
    rules: {},
    currency: 'PHP',
    cashType: 4011,
    wageringTimes: 1,
    claimHours: 24 * 7,
    playerCap: 1_000_000n,
    dayCap: 10_000_000n,
    budget: 100_000_000n,
  },
];
