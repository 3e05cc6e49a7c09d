import { type DemoPromotion, demoStart } from './demo-promotion.ts';

interface RankingPrize {
  from: number;
  to: number;
  /** In centavos. */
  amount: number;
}

const prize = (from: number, to: number, pesos: number): RankingPrize => ({
  from,
  to,
  amount: pesos * 100,
});

/** 100,000 pesos a day for the first hundred. [G-263 G-264 G-265 G-266 G-267 G-268 G-269 G-270 G-271 G-272 G-273 G-274 G-275 G-312] */
const slotRankingPrizes: readonly RankingPrize[] = [
  prize(1, 1, 25_000),
  prize(2, 2, 12_000),
  prize(3, 3, 8000),
  prize(4, 4, 6000),
  prize(5, 5, 5000),
  prize(6, 6, 3500),
  prize(7, 7, 2500),
  prize(8, 8, 2000),
  prize(9, 9, 1500),
  prize(10, 10, 1000),
  prize(11, 20, 700),
  prize(21, 50, 400),
  prize(51, 100, 290),
];

export const demoRankings: readonly DemoPromotion[] = [
  {
    id: 7,
    kind: 'ranking',
    name: { en: 'Slot Betting Rankings', tl: 'Ranking ng Taya sa Slot' },
    terms: {
      en: 'The hundred players who stake the most on slot games from 00:00 to 23:59 share 100,000 pesos, every day.',
      tl: 'Ang sandaang player na may pinakamalaking taya sa slot mula 00:00 hanggang 23:59 ang maghahati sa 100,000 piso, araw-araw.',
    },
    startsAt: demoStart,
    rules: { game_types: [3], prizes: slotRankingPrizes },
    currency: 'PHP',
    cashType: 4007,
    wageringTimes: 2,
  },
];
