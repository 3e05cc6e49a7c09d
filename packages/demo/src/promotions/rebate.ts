import { type DemoPromotion, demoStart } from './demo-promotion.ts';

const pesos = (amount: number) => amount * 100;

/** The documents give the first one its number. [G-226 G-228] */
export const demoRebates: readonly DemoPromotion[] = [
  {
    id: 6,
    kind: 'rebate',
    name: { en: 'CQ9 Daily Rebate', tl: 'CQ9 Daily Rebate' },
    terms: {
      en: '0.5% of what you stake today on the games of Lakandiwa Reelworks waits for you tomorrow. Collect it before the day ends.',
      tl: 'Ang 0.5% ng taya mo ngayon sa mga laro ng Lakandiwa Reelworks ay naghihintay sa iyo bukas. I-collect bago matapos ang araw.',
    },
    startsAt: demoStart,
    rules: {
      of: 'stakes',
      share: 50,
      venues: ['lakandiwa'],
      least: pesos(100),
      most: null,
      way: 'collect',
      by_hour: 1,
    },
    currency: 'PHP',
    cashType: 4005,
    wageringTimes: 1,
    dayCap: BigInt(pesos(1_000_000)),
  },
  {
    id: 8,
    kind: 'rebate',
    name: { en: 'TPG Daily Loss Rebate', tl: 'TPG Daily Loss Rebate' },
    terms: {
      en: '1% of what you lost on a day comes back on the next one, from a loss of 1,000 pesos on, 5,000 at most.',
      tl: 'Ang 1% ng natalo mo sa isang araw ay bumabalik kinabukasan, mula sa talong 1,000 piso, hanggang 5,000.',
    },
    startsAt: demoStart,
    endsAt: '2028-01-01T00:00:00+08:00',
    rules: {
      of: 'net-loss',
      share: 100,
      venues: [],
      least: pesos(1000),
      most: pesos(5000),
      way: 'credit',
      by_hour: 19,
    },
    currency: 'PHP',
    cashType: 4006,
  },
  // As the documents print it, with their dates: over before the demo operator began. [G-286]
  {
    id: 9,
    kind: 'rebate',
    name: { en: 'TPG Daily Loss Rebate', tl: 'TPG Daily Loss Rebate' },
    terms: {
      en: '1% of what you lost on a day came back on the next one, from Sep 1 to Dec 31 2025.',
      tl: 'Ang 1% ng natalo mo sa isang araw ay bumalik kinabukasan, mula Sep 1 hanggang Dec 31 2025.',
    },
    startsAt: '2025-09-01T00:00:00+08:00',
    endsAt: '2026-01-01T00:00:00+08:00',
    rules: {
      of: 'net-loss',
      share: 100,
      venues: [],
      least: pesos(1000),
      most: pesos(5000),
      way: 'credit',
      by_hour: 19,
    },
    currency: 'PHP',
    cashType: 4006,
    place: 90,
  },
];
