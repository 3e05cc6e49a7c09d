import { accountCalls } from './calls/account.ts';
import { betsCalls } from './calls/bets.ts';
import { bonusesCalls } from './calls/bonuses.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { agreementsCalls } from './calls/content/agreements.ts';
import { announcementsCalls } from './calls/content/announcements.ts';
import { campaignsCalls } from './calls/content/campaigns.ts';
import { helpCalls } from './calls/content/help.ts';
import { supportCalls } from './calls/content/support.ts';
import { documentsCalls } from './calls/documents.ts';
import { gatewayCalls } from './calls/gateways.ts';
import { indexDataCalls } from './calls/index-data.ts';
import { kycCalls } from './calls/kyc.ts';
import { launchCalls } from './calls/launch.ts';
import { limitsCalls } from './calls/limits.ts';
import { liveCalls } from './calls/live.ts';
import { ocrCalls } from './calls/ocr.ts';
import { ownDataCalls } from './calls/own-data.ts';
import { partnerLinksCalls } from './calls/partners/links.ts';
import { partnersCalls } from './calls/partners/login.ts';
import { passwordCalls } from './calls/password.ts';
import { channelCalls, depositCalls, requirementsCalls, withdrawCalls } from './calls/payments.ts';
import { earnedCalls } from './calls/points/earned.ts';
import { mallCalls } from './calls/points/mall.ts';
import { pointsCalls } from './calls/points/points.ts';
import { profileCalls } from './calls/profile.ts';
import { boxCalls } from './calls/promotions/boxes.ts';
import { rankingCalls } from './calls/promotions/ranking.ts';
import { rebatesCalls } from './calls/promotions/rebates.ts';
import { referralCalls } from './calls/promotions/referrals.ts';
import { tasksCalls } from './calls/promotions/tasks.ts';
import { welfareCalls } from './calls/promotions/welfare.ts';
import { proofCalls } from './calls/proof.ts';
import { sandboxFundsCalls } from './calls/sandbox-funds.ts';
import { sessionCalls } from './calls/session.ts';
import { spendingCalls } from './calls/spending.ts';
import { transactionsCalls } from './calls/transactions.ts';
import { vipCalls } from './calls/vip.ts';
import { cashbackCalls, vouchersCalls } from './calls/vouchers.ts';
import { walletCalls } from './calls/wallet.ts';
import { withdrawAccountsCalls } from './calls/withdraw-accounts.ts';

/** Every call of the product, gathered from the domains that declare them. A call is added when it is built, never before. */
export const calls = {
  ...indexDataCalls,
  ...catalogueCalls,
  ...documentsCalls,
  ...helpCalls,
  ...agreementsCalls,
  ...sessionCalls,
  ...partnersCalls,
  ...partnerLinksCalls,
  ...passwordCalls,
  ...accountCalls,
  ...proofCalls,
  ...profileCalls,
  ...ownDataCalls,
  ...kycCalls,
  ...ocrCalls,
  ...walletCalls,
  ...sandboxFundsCalls,
  ...channelCalls,
  ...requirementsCalls,
  ...withdrawCalls,
  ...withdrawAccountsCalls,
  ...transactionsCalls,
  ...depositCalls,
  ...cashbackCalls,
  ...vouchersCalls,
  ...gatewayCalls,
  ...launchCalls,
  ...limitsCalls,
  ...spendingCalls,
  ...liveCalls,
  ...vipCalls,
  ...pointsCalls,
  ...mallCalls,
  ...earnedCalls,
  ...betsCalls,
  ...bonusesCalls,
  ...tasksCalls,
  ...welfareCalls,
  ...rankingCalls,
  ...rebatesCalls,
  ...boxCalls,
  ...announcementsCalls,
  ...campaignsCalls,
  ...referralCalls,
  ...supportCalls,
} as const;
