import { demoBirthdays } from './birthday.ts';
import { demoCashback } from './channel-cashback.ts';
import { demoCheckIns } from './check-ins.ts';
import type { DemoPromotion } from './demo-promotion.ts';
import { demoGifts } from './gift.ts';
import { demoLevelUps } from './level-up.ts';
import { demoBoxes } from './mystery-box.ts';
import { demoRankings } from './ranking.ts';
import { demoRebates } from './rebate.ts';
import { demoReferrals } from './referral.ts';
import { demoTasks } from './tasks.ts';

/** Everything that the demo operator gives. */
export const demoPromotions: readonly DemoPromotion[] = [
  ...demoGifts,
  ...demoLevelUps,
  ...demoBirthdays,
  ...demoTasks,
  ...demoCheckIns,
  ...demoRankings,
  ...demoRebates,
  ...demoBoxes,
  ...demoReferrals,
  ...demoCashback,
];
