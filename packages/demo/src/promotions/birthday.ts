import { type DemoPromotion, demoStart } from './demo-promotion.ts';

export const demoBirthdays: readonly DemoPromotion[] = [
  {
    id: 31,
    kind: 'birthday',
    name: { en: 'Birthday gift', tl: 'Regalo sa kaarawan' },
    terms: {
      en: 'Credited on the birthday of your verified identity, once a year. Play it once, then it can be withdrawn.',
      tl: 'Papasok sa kaarawan ng verified mong identity, isang beses sa isang taon. Laruin nang isang beses, at puwede na itong i-withdraw.',
    },
    startsAt: demoStart,
    rules: { amount: 18_800 },
    currency: 'PHP',
    cashType: 4004,
    wageringTimes: 1,
    isOnePerPerson: true,
    budget: 200_000_000n,
  },
];
