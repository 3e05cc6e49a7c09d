import { askedDocumentsCalls } from './aml/calls/asked-documents.ts';
import { announcementsCalls } from './announcements/calls/announcements.ts';
import type { Call } from './call.ts';
import { campaignsCalls } from './campaigns/calls/campaigns.ts';
import { catalogueCalls } from './catalogue/calls/catalogue.ts';
import { indexDataCalls } from './catalogue/calls/index-data.ts';
import { agreementsCalls } from './content/calls/agreements.ts';
import { documentsCalls } from './content/calls/documents.ts';
import { helpCalls } from './content/calls/help.ts';
import { evidenceCalls } from './evidence/calls/days.ts';
import { fundsCalls } from './evidence/calls/funds.ts';
import { betsCalls } from './games/calls/bets.ts';
import { homeFeedCalls } from './games/calls/home-feed.ts';
import { jackpotsCalls } from './games/calls/jackpots.ts';
import { launchCalls } from './games/calls/launch.ts';
import { practiceCalls } from './games/calls/practice.ts';
import { accountCalls } from './identity/calls/account.ts';
import { ownDataCalls } from './identity/calls/own-data.ts';
import { passkeysCalls } from './identity/calls/passkeys.ts';
import { passwordCalls } from './identity/calls/password.ts';
import { proofCalls } from './identity/calls/proof.ts';
import { sessionCalls } from './identity/calls/session.ts';
import { kycCalls } from './kyc/calls/kyc.ts';
import { ocrCalls } from './kyc/calls/ocr.ts';
import { walletCalls } from './ledger/calls/wallet.ts';
import { limitsCalls } from './limits/calls/limits.ts';
import { locationCalls } from './location/calls/location.ts';
import { choicesCalls } from './messages/calls/choices.ts';
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
import { closingCalls } from './privacy/calls/closing.ts';
import { privacyRequestsCalls } from './privacy/calls/requests.ts';
import { profileCalls } from './profile/calls/profile.ts';
import { bonusesCalls } from './promotions/calls/bonuses.ts';
import { boxCalls } from './promotions/calls/boxes.ts';
import { earnedCalls } from './promotions/calls/earned.ts';
import { freeRoundsCalls } from './promotions/calls/free-rounds.ts';
import { raceCalls } from './promotions/calls/races.ts';
import { rankingCalls } from './promotions/calls/ranking.ts';
import { rebatesCalls } from './promotions/calls/rebates.ts';
import { referralCalls } from './promotions/calls/referrals.ts';
import { tasksCalls } from './promotions/calls/tasks.ts';
import { welfareCalls } from './promotions/calls/welfare.ts';
import { supportCalls } from './support/calls/support.ts';
import { vipCalls } from './vip/calls/vip.ts';

export interface CallDomain {
  /** What declares them; a call is added when it is built, never before. */
  readonly file: string;
  readonly title: string;
  readonly calls: Readonly<Record<string, Call>>;
}

/** The calls of players by subject, in the order in which somebody who integrates meets them. */
export const callDomains = [
  { file: 'identity/calls/session', title: 'Logging in', calls: sessionCalls },
  {
    file: 'partners/calls/links',
    title: "Partners' apps that open the account",
    calls: partnerLinksCalls,
  },
  {
    file: 'partners/calls/login',
    title: "Logging in through a partner's app",
    calls: partnersCalls,
  },
  { file: 'identity/calls/passkeys', title: 'Passkeys', calls: passkeysCalls },
  { file: 'identity/calls/password', title: 'Passwords', calls: passwordCalls },
  { file: 'identity/calls/proof', title: 'Proofs, email and phone', calls: proofCalls },
  { file: 'profile/calls/profile', title: 'Profile', calls: profileCalls },
  { file: 'identity/calls/account', title: 'Account', calls: accountCalls },
  { file: 'identity/calls/own-data', title: 'Own data', calls: ownDataCalls },
  { file: 'privacy/calls/closing', title: 'Closing the account', calls: closingCalls },
  { file: 'privacy/calls/requests', title: 'Requests about own data', calls: privacyRequestsCalls },
  { file: 'kyc/calls/kyc', title: 'Identity check', calls: kycCalls },
  { file: 'kyc/calls/ocr', title: 'Scan of an ID', calls: ocrCalls },
  {
    file: 'aml/calls/asked-documents',
    title: 'Documents that the house asks for',
    calls: askedDocumentsCalls,
  },
  { file: 'catalogue/calls/index-data', title: 'Home page', calls: indexDataCalls },
  { file: 'catalogue/calls/catalogue', title: 'Games', calls: catalogueCalls },
  { file: 'games/calls/home-feed', title: 'What goes on', calls: homeFeedCalls },
  { file: 'games/calls/launch', title: 'Opening a game', calls: launchCalls },
  { file: 'games/calls/practice', title: 'Trying a game', calls: practiceCalls },
  { file: 'games/calls/jackpots', title: 'Jackpots', calls: jackpotsCalls },
  { file: 'games/calls/bets', title: 'Bets', calls: betsCalls },
  { file: 'limits/calls/limits', title: 'Play limits', calls: limitsCalls },
  { file: 'location/calls/location', title: 'Where one plays', calls: locationCalls },
  { file: 'payments/calls/spending', title: 'Spending of a session', calls: spendingCalls },
  { file: 'ledger/calls/wallet', title: 'Wallet', calls: walletCalls },
  {
    file: 'payments/calls/payments',
    title: 'Deposits and withdrawals',
    calls: { ...channelCalls, ...depositCalls, ...requirementsCalls, ...withdrawCalls },
  },
  {
    file: 'payments/calls/withdraw-accounts',
    title: 'Withdrawal accounts',
    calls: withdrawAccountsCalls,
  },
  { file: 'payments/calls/transactions', title: 'Records', calls: transactionsCalls },
  {
    file: 'payments/calls/vouchers',
    title: 'Vouchers and cashback',
    calls: { ...vouchersCalls, ...cashbackCalls },
  },
  { file: 'promotions/calls/boxes', title: 'Mystery boxes', calls: boxCalls },
  { file: 'vip/calls/vip', title: 'VIP levels', calls: vipCalls },
  { file: 'promotions/calls/bonuses', title: 'Bonuses', calls: bonusesCalls },
  { file: 'promotions/calls/tasks', title: 'Tasks and check-in', calls: tasksCalls },
  { file: 'promotions/calls/welfare', title: 'Welfare', calls: welfareCalls },
  { file: 'promotions/calls/ranking', title: 'Ranking', calls: rankingCalls },
  { file: 'promotions/calls/races', title: 'Races', calls: raceCalls },
  { file: 'promotions/calls/rebates', title: 'Rebates', calls: rebatesCalls },
  { file: 'promotions/calls/referrals', title: 'Invitations', calls: referralCalls },
  { file: 'points/calls/points', title: 'Filcoins', calls: pointsCalls },
  { file: 'promotions/calls/earned', title: 'Filcoins earned', calls: earnedCalls },
  { file: 'promotions/calls/free-rounds', title: 'Free rounds', calls: freeRoundsCalls },
  { file: 'points/calls/mall', title: 'Mall', calls: mallCalls },
  { file: 'payments/calls/gateways', title: 'Payment gateways', calls: gatewayCalls },
  { file: 'messages/calls/live', title: 'Live messages', calls: liveCalls },
  { file: 'messages/calls/choices', title: 'Notices by choice', calls: choicesCalls },
  { file: 'announcements/calls/announcements', title: 'Announcements', calls: announcementsCalls },
  { file: 'campaigns/calls/campaigns', title: 'Advertisements', calls: campaignsCalls },
  { file: 'payments/calls/sandbox-funds', title: 'Test funds', calls: sandboxFundsCalls },
  { file: 'content/calls/documents', title: 'Documents', calls: documentsCalls },
  { file: 'content/calls/agreements', title: 'Agreements', calls: agreementsCalls },
  { file: 'content/calls/help', title: 'Help and news', calls: helpCalls },
  { file: 'evidence/calls/days', title: 'Signed days', calls: evidenceCalls },
  { file: 'evidence/calls/funds', title: 'Proof of funds', calls: fundsCalls },
  { file: 'support/calls/support', title: 'Service and feedback', calls: supportCalls },
] as const satisfies readonly CallDomain[];

/** Gathered on the way: a type that has to come back for each of them may go fifty deep at most. */
type CallsOf<Domains, Found = unknown> = Domains extends readonly [
  infer First extends CallDomain,
  ...infer Rest,
]
  ? CallsOf<Rest, Found & First['calls']>
  : Found;

/** Every call of players by its name. */
export const calls = Object.assign({}, ...callDomains.map((domain) => domain.calls)) as CallsOf<
  typeof callDomains
>;
