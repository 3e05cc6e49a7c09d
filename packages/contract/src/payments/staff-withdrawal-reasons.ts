import type { Text } from '../text.ts';

/** Why a withdrawal waits for a person: the rules that fired, in words. */
export const withdrawalReasons = {
  'auto-approve': {
    en: 'It is above what is paid without a person',
    tl: 'Mas malaki sa binabayaran nang walang tao',
  },
  'first-payout': {
    en: 'It is the first withdrawal of this player',
    tl: 'Unang withdrawal ng manlalaro',
  },
  velocity: {
    en: 'Many or large withdrawals within a short time',
    tl: 'Marami o malalaking withdrawal sa maikling panahon',
  },
  'new-device': {
    en: 'The player has logged in on a new device',
    tl: 'Nag-login ang manlalaro sa bagong device',
  },
  'new-phone': { en: 'The phone number is new', tl: 'Bago ang numero ng telepono' },
  'new-account': { en: 'The withdrawal account is new', tl: 'Bago ang withdrawal account' },
  'young-kyc': {
    en: 'The identity check was approved only recently',
    tl: 'Kamakailan lang naaprubahan ang KYC',
  },
  'name-match': {
    en: 'The names of the account are not those of the identity check any more',
    tl: 'Iba na ang pangalan ng account sa pangalan sa KYC',
  },
  'shared-account': {
    en: 'Another player has the same account',
    tl: 'May ibang manlalarong may parehong account',
  },
  'account-name': {
    en: 'The bank has the account in another name',
    tl: 'Nasa ibang pangalan ang account ayon sa bangko',
  },
  'account-unknown': {
    en: 'The bank knows no such account',
    tl: 'Walang ganitong account ayon sa bangko',
  },
  'channel-failures': {
    en: 'The channel was closed after too many failures',
    tl: 'Isinara ang channel dahil sa maraming kabiguan',
  },
  compliance: {
    en: 'Payouts to this player wait for compliance',
    tl: 'Naghihintay sa compliance ang mga payout sa manlalarong ito',
  },
} as const satisfies Record<string, Text>;

export type WithdrawalReason = keyof typeof withdrawalReasons;
export const withdrawalReasonNames = Object.keys(withdrawalReasons) as [
  WithdrawalReason,
  ...WithdrawalReason[],
];
