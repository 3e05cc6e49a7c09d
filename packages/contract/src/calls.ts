import { announcementsCalls } from './announcements/calls/announcements.ts';
import { campaignsCalls } from './campaigns/calls/campaigns.ts';
import { catalogueCalls } from './catalogue/calls/catalogue.ts';
import { indexDataCalls } from './catalogue/calls/index-data.ts';
import { agreementsCalls } from './content/calls/agreements.ts';
import { documentsCalls } from './content/calls/documents.ts';
import { helpCalls } from './content/calls/help.ts';
import { betsCalls } from './games/calls/bets.ts';
import { launchCalls } from './games/calls/launch.ts';
import { accountCalls } from './identity/calls/account.ts';
import { ownDataCalls } from './identity/calls/own-data.ts';
import { passwordCalls } from './identity/calls/password.ts';
import { proofCalls } from './identity/calls/proof.ts';
import { sessionCalls } from './identity/calls/session.ts';
import { kycCalls } from './kyc/calls/kyc.ts';
import { ocrCalls } from './kyc/calls/ocr.ts';
import { walletCalls } from './ledger/calls/wallet.ts';
import { limitsCalls } from './limits/calls/limits.ts';
import { liveCalls } from './messages/calls/live.ts';
import { partnerLinksCalls } from './partners/calls/links.ts';
import { partnersCalls } from './partners/calls/login.ts';
import { gatewayCalls } from './payments/calls/gateways.ts';
import {
  channelCalls,
  depositCalls,
  requirementsCalls,
  withdrawCalls,
} from './payments/calls/payments.ts';
import { sandboxFundsCalls } from './payments/calls/sandbox-funds.ts';
import { spendingCalls } from './payments/calls/spending.ts';
import { transactionsCalls } from './payments/calls/transactions.ts';
import { cashbackCalls, vouchersCalls } from './payments/calls/vouchers.ts';
import { withdrawAccountsCalls } from './payments/calls/withdraw-accounts.ts';
import { mallCalls } from './points/calls/mall.ts';
import { pointsCalls } from './points/calls/points.ts';
import { profileCalls } from './profile/calls/profile.ts';
import { bonusesCalls } from './promotions/calls/bonuses.ts';
import { boxCalls } from './promotions/calls/boxes.ts';
import { earnedCalls } from './promotions/calls/earned.ts';
import { rankingCalls } from './promotions/calls/ranking.ts';
import { rebatesCalls } from './promotions/calls/rebates.ts';
import { referralCalls } from './promotions/calls/referrals.ts';
import { tasksCalls } from './promotions/calls/tasks.ts';
import { welfareCalls } from './promotions/calls/welfare.ts';
import { supportCalls } from './support/calls/support.ts';
import { vipCalls } from './vip/calls/vip.ts';

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
