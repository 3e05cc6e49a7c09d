import { type DemoPromotion, demoStart } from './demo-promotion.ts';

export const demoRaces: readonly DemoPromotion[] = [
  {
    id: 95,
    kind: 'race',
    name: { en: 'Weekly Race', tl: 'Lingguhang Karera' },
    terms: {
      en: 'Join, and your best win of the week in times its stake counts, however small the stake. Ten players share 10,000 pesos every seven days.',
      tl: 'Sumali, at bibilangin ang pinakamagandang panalo mo sa linggo kung ilang beses ng taya, gaano man kaliit ang taya. Sampung player ang maghahati sa 10,000 piso tuwing pitong araw.',
    },
    startsAt: demoStart,
    rules: {
      days: 7,
      by: 'multiplier',
      game_types: [3],
      prizes: [
        { from: 1, to: 1, amount: 300_000 },
        { from: 2, to: 2, amount: 200_000 },
        { from: 3, to: 3, amount: 150_000 },
        { from: 4, to: 10, amount: 50_000 },
      ],
    },
    currency: 'PHP',
    cashType: 4012,
    wageringTimes: 1,
  },
];
