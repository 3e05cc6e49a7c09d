import { announcementsCalls } from './announcements/calls/announcements.ts';
import type { Call } from './call.ts';
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

export interface CallDomain {
  /** The file in `calls/` that declares them. */
  readonly file: string;
  readonly title: string;
  readonly calls: Readonly<Record<string, Call>>;
}

/** The calls by subject, in the order in which somebody who integrates meets them. */
export const callDomains: readonly CallDomain[] = [
  { file: 'session', title: 'Logging in', calls: sessionCalls },
  {
    file: 'partners/links',
    title: "Partners' apps that open the account",
    calls: partnerLinksCalls,
  },
  { file: 'partners/login', title: "Logging in through a partner's app", calls: partnersCalls },
  { file: 'password', title: 'Passwords', calls: passwordCalls },
  { file: 'proof', title: 'Proofs, email and phone', calls: proofCalls },
  { file: 'profile', title: 'Profile', calls: profileCalls },
  { file: 'account', title: 'Account', calls: accountCalls },
  { file: 'own-data', title: 'Own data', calls: ownDataCalls },
  { file: 'kyc', title: 'Identity check', calls: kycCalls },
  { file: 'ocr', title: 'Scan of an ID', calls: ocrCalls },
  { file: 'index-data', title: 'Home page', calls: indexDataCalls },
  { file: 'catalogue', title: 'Games', calls: catalogueCalls },
  { file: 'launch', title: 'Opening a game', calls: launchCalls },
  { file: 'bets', title: 'Bets', calls: betsCalls },
  { file: 'limits', title: 'Play limits', calls: limitsCalls },
  { file: 'spending', title: 'Spending of a session', calls: spendingCalls },
  { file: 'wallet', title: 'Wallet', calls: walletCalls },
  {
    file: 'payments',
    title: 'Deposits and withdrawals',
    calls: { ...channelCalls, ...depositCalls, ...requirementsCalls, ...withdrawCalls },
  },
  { file: 'withdraw-accounts', title: 'Withdrawal accounts', calls: withdrawAccountsCalls },
  { file: 'transactions', title: 'Records', calls: transactionsCalls },
  {
    file: 'vouchers',
    title: 'Vouchers and cashback',
    calls: { ...vouchersCalls, ...cashbackCalls },
  },
  { file: 'promotions/boxes', title: 'Mystery boxes', calls: boxCalls },
  { file: 'vip', title: 'VIP levels', calls: vipCalls },
  { file: 'bonuses', title: 'Bonuses', calls: bonusesCalls },
  { file: 'promotions/tasks', title: 'Tasks and check-in', calls: tasksCalls },
  { file: 'promotions/welfare', title: 'Welfare', calls: welfareCalls },
  { file: 'promotions/ranking', title: 'Ranking', calls: rankingCalls },
  { file: 'promotions/rebates', title: 'Rebates', calls: rebatesCalls },
  { file: 'promotions/referrals', title: 'Invitations', calls: referralCalls },
  { file: 'points/points', title: 'Filcoins', calls: pointsCalls },
  { file: 'points/earned', title: 'Filcoins earned', calls: earnedCalls },
  { file: 'points/mall', title: 'Mall', calls: mallCalls },
  { file: 'gateways', title: 'Payment gateways', calls: gatewayCalls },
  { file: 'live', title: 'Live messages', calls: liveCalls },
  { file: 'content/announcements', title: 'Announcements', calls: announcementsCalls },
  { file: 'content/campaigns', title: 'Advertisements', calls: campaignsCalls },
  { file: 'sandbox-funds', title: 'Test funds', calls: sandboxFundsCalls },
  { file: 'documents', title: 'Documents', calls: documentsCalls },
  { file: 'content/agreements', title: 'Agreements', calls: agreementsCalls },
  { file: 'content/help', title: 'Help and news', calls: helpCalls },
  { file: 'content/support', title: 'Service and feedback', calls: supportCalls },
];
