import { type DemoPromotion, demoStart } from './demo-promotion.ts';

/** In whole pesos, from level 1 on. */
const pesos = [
  ...[8, 18, 28, 38, 58],
  ...[88, 118, 158, 208, 268, 388],
  ...[518, 688, 888, 1088, 1388, 1888],
  ...[2588, 3288, 3888, 4888, 5888, 7888],
  ...[9888, 12_888, 16_888, 20_888, 28_888, 38_888],
];

export const demoLevelUps: readonly DemoPromotion[] = [
  {
    id: 30,
    kind: 'level-up',
    name: { en: 'Level-up gift', tl: 'Regalo sa pag-level up' },
    terms: {
      en: 'Credited when you reach a VIP level, once for each. Play it once, then it can be withdrawn.',
      tl: 'Papasok kapag naabot mo ang isang VIP level, isang beses bawat level. Laruin nang isang beses, at puwede na itong i-withdraw.',
    },
    startsAt: demoStart,
    rules: { levels: pesos.map((amount, n) => ({ level: n + 1, amount: amount * 100 })) },
    currency: 'PHP',
    cashType: 4003,
    wageringTimes: 1,
    budget: 500_000_000n,
  },
];
