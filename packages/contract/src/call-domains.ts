import type { Call } from './call.ts';
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
