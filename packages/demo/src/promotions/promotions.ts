import { demoBirthdays } from './birthday.ts';
import { demoCashback } from './channel-cashback.ts';
import { demoCheckIns } from './check-ins.ts';
import { type DemoPromotion, demoStart } from './demo-promotion.ts';
import { demoGifts } from './gift.ts';
import { demoLevelUps } from './level-up.ts';
import { demoBoxes } from './mystery-box.ts';
import { demoRaces } from './race.ts';
import { demoRankings } from './ranking.ts';
import { demoRebates } from './rebate.ts';
import { demoTasks } from './tasks.ts';

const demoReferrals: readonly DemoPromotion[] = [
  {
    id: 70,
    kind: 'referral',
    name: { en: 'Invite a friend', tl: 'Mag-imbita ng kaibigan' },
    terms: {
      en: 'For every friend who joins by your invitation and within 30 days is verified, has deposited ₱500 and staked ₱1,000. One person counts once, and whoever shares your device, ID or payout account does not count.',
      tl: 'Para sa bawat kaibigang sumali sa imbitasyon mo at sa loob ng 30 araw ay verified, nakapag-deposit ng ₱500 at nakapagtaya ng ₱1,000. Isang beses lang bilang ang isang tao, at hindi kasama ang gumagamit ng device mo, ID o payout account.',
    },
    startsAt: demoStart,
    rules: {
      amount: 10_000,
      deposited: 50_000,
      staked: 100_000,
      is_verified: true,
      within_days: 30,
    },
    currency: 'PHP',
    cashType: 4010,
    wageringTimes: 1,
    playerCap: 500_000n,
    budget: 100_000_000n,
  },
];

/** Everything that the demo operator gives. */
export const demoPromotions: readonly DemoPromotion[] = [
  ...demoGifts,
  ...demoLevelUps,
  ...demoBirthdays,
  ...demoTasks,
  ...demoCheckIns,
  ...demoRankings,
  ...demoRaces,
  ...demoRebates,
  ...demoBoxes,
  ...demoReferrals,
  ...demoCashback,
];
