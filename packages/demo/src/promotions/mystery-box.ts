import { type DemoPromotion, demoStart } from './demo-promotion.ts';

export const demoBoxes: readonly DemoPromotion[] = [
  {
    id: 1,
    kind: 'mystery-box',
    name: { en: 'Mystery Box', tl: 'Mystery Box' },
    terms: {
      en: 'Deposit ₱500 or more in a day, in one payment or several, and a box is yours. Open it within 24 hours.',
      tl: 'Mag-deposit ng ₱500 o higit pa sa isang araw, isang bayad man o ilan, at may box ka na. Buksan ito sa loob ng 24 oras.',
    },
    startsAt: demoStart,
    rules: {
      deposits: 50_000,
      odds: [
        { amount: 500, weight: 500 },
        { amount: 800, weight: 250 },
        { amount: 1800, weight: 150 },
        { amount: 3800, weight: 70 },
        { amount: 8800, weight: 25 },
        { amount: 88_800, weight: 5 },
      ],
    },
    currency: 'PHP',
    cashType: 4001,
    wageringTimes: 1,
    claimHours: 24,
    dayCap: 5_000_000n,
    budget: 100_000_000n,
    isOnePerPerson: true,
  },
];
