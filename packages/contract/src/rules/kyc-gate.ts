import type { Text } from '../text.ts';
import type { KycStatus } from './kyc-status.ts';

/** Which statuses let an action proceed: the documents' table, and nothing beside it. [A-220 A-221 A-222 A-223 A-224 A-225 A-226 A-227] */
export const kycGate = {
  updateProfile: [
    'basic_account',
    'under_review',
    'rejected',
    'basic_kyc',
    'fully_kyc',
    'frozen',
    'test_account',
  ],
  deposit: ['basic_account', 'under_review', 'rejected', 'basic_kyc', 'fully_kyc', 'test_account'],
  depositmaya: ['under_review', 'rejected', 'basic_kyc', 'fully_kyc', 'test_account'],
  withdraw: ['fully_kyc', 'test_account'],
  play: ['basic_account', 'under_review', 'rejected', 'basic_kyc', 'fully_kyc', 'test_account'],
  welfare: ['basic_account', 'basic_kyc', 'fully_kyc', 'test_account'],
  viewRecords: ['basic_account', 'fully_kyc', 'frozen', 'test_account'],
  afterLogin: [
    'basic_account',
    'under_review',
    'rejected',
    'basic_kyc',
    'fully_kyc',
    'frozen',
    'test_account',
  ],
} as const satisfies Record<string, readonly KycStatus[]>;

export type KycAction = keyof typeof kycGate;

/** `strict` is for operators whose licence asks for a finished check before money moves. */
export const kycPolicies = ['documents', 'strict'] as const;
export type KycPolicy = (typeof kycPolicies)[number];

/** What decisions add: Filcoins are kept from the frozen too, where money goes is changed by all but the blocked. [A-016 A-225 M-317] */
const decidedGate = {
  filcoins: [
    'unset',
    'basic_account',
    'under_review',
    'rejected',
    'basic_kyc',
    'fully_kyc',
    'test_account',
  ],
  payoutAccount: [
    'unset',
    'basic_account',
    'under_review',
    'rejected',
    'basic_kyc',
    'fully_kyc',
    'frozen',
    'test_account',
  ],
} as const satisfies Record<string, readonly KycStatus[]>;

const allGates = { ...kycGate, ...decidedGate };

/** Whatever the gate can be asked about. */
export type GateAction = keyof typeof allGates;

const narrowedByStrict: readonly GateAction[] = ['deposit', 'depositmaya', 'play'];
const verified: readonly KycStatus[] = ['fully_kyc', 'test_account'];

/** [A-229 A-489] */
export function isKycAllowed(
  action: GateAction,
  status: KycStatus,
  policy: KycPolicy = 'documents',
): boolean {
  const isNarrowed = policy === 'strict' && narrowedByStrict.includes(action);
  const allowed: readonly KycStatus[] = isNarrowed ? verified : allGates[action];
  return allowed.includes(status);
}

/** What a player reads whose account an administrator has blocked. */
export const blockedText: Text = {
  en: 'Your account was blocked for a violation of the rules of the regulator or of this site. Please contact support.',
  tl: 'Na-block ang account mo dahil sa paglabag sa mga patakaran ng regulator o ng site na ito. Makipag-ugnayan sa support.',
};

/** What a player reads when the gate stays shut and nothing was submitted yet; the documents fix the endings. [A-235 A-237 A-239 A-240] */
export const kycReminders = {
  withdrawUnderReview: {
    en: 'Your KYC is under review. You can use the withdraw function only after it is passed.',
    tl: 'Under review pa ang KYC mo. Magagamit mo lang ang pag-withdraw kapag naaprubahan na ito.',
  },
  withdraw: {
    en: 'you must submit KYC certification and be approved before you can use the withdrawal function!',
    tl: 'kailangan mong mag-submit ng KYC at maaprubahan bago mo magamit ang pag-withdraw!',
  },
  deposit: {
    en: 'you must submit KYC certification before you can make a deposit!',
    tl: 'kailangan mong mag-submit ng KYC bago ka makapag-deposit!',
  },
  play: {
    en: 'you must submit KYC certification before you can enter the game!',
    tl: 'kailangan mong mag-submit ng KYC bago ka makapasok sa laro!',
  },
  welfare: {
    en: 'you must submit KYC certification to participate in welfare activities!',
    tl: 'kailangan mong mag-submit ng KYC para makasali sa mga welfare activity!',
  },
} as const satisfies Record<string, Text>;

/** The actions that a call of the server refuses; the others only decide what the app shows. [A-226 A-234] */
export type RefusedAction = Exclude<GateAction, 'updateProfile' | 'viewRecords' | 'afterLogin'>;

/** Whose words an action is refused with. */
export const wordsOf = {
  deposit: 'deposit',
  depositmaya: 'deposit',
  withdraw: 'withdraw',
  payoutAccount: 'withdraw',
  play: 'play',
  welfare: 'welfare',
  filcoins: 'welfare',
} as const satisfies Record<RefusedAction, keyof typeof kycReminders>;

/** What is missing, for whoever has submitted already or must do more than submit. */
const standings = {
  waits: {
    en: 'your KYC is under review and must be approved',
    tl: 'under review pa ang KYC mo at kailangang maaprubahan',
  },
  frozen: {
    en: 'your account is frozen: your KYC must be submitted and approved',
    tl: 'naka-freeze ang account mo: kailangang ma-submit at maaprubahan ang KYC mo',
  },
  rejected: {
    en: 'your KYC was not approved: you must submit it again and be approved',
    tl: 'hindi naaprubahan ang KYC mo: kailangan mo itong i-submit ulit at maaprubahan',
  },
  unfinished: {
    en: 'your KYC certification must be completed and approved',
    tl: 'kailangang makumpleto at maaprubahan ang KYC mo',
  },
} as const satisfies Record<string, Text>;

const endings = {
  deposit: { en: 'before you can make a deposit!', tl: 'bago ka makapag-deposit!' },
  play: { en: 'before you can enter the game!', tl: 'bago ka makapasok sa laro!' },
  welfare: {
    en: 'for you to participate in welfare activities!',
    tl: 'para makasali ka sa mga welfare activity!',
  },
} as const satisfies Record<string, Text>;

function standingOf(status: KycStatus): Text | null {
  if (status === 'under_review') return standings.waits;
  if (status === 'frozen') return standings.frozen;
  if (status === 'rejected') return standings.rejected;
  return status === 'basic_kyc' ? standings.unfinished : null;
}

/**
 * What the gate says of an action: its own words, never those of another, and by how the check stands: who has
 * submitted is not told to submit. A frozen player whose submission waits counts as under review here.
 */
export function kycReminderOf(
  action: RefusedAction,
  status: KycStatus,
  policy: KycPolicy = 'documents',
): Text {
  const named = wordsOf[action];
  if (named === 'withdraw') {
    return status === 'under_review' ? kycReminders.withdrawUnderReview : kycReminders.withdraw;
  }
  const isNarrowed = policy === 'strict' && narrowedByStrict.includes(action);
  // Under the strict policy a submission alone opens nothing.
  const standing = standingOf(status) ?? (isNarrowed ? standings.unfinished : null);
  if (standing === null) return kycReminders[named];
  const ending = endings[named];
  return { en: `${standing.en} ${ending.en}`, tl: `${standing.tl} ${ending.tl}` };
}

const standingTexts = {
  rejected: {
    en: 'Your last submission was rejected. See why, correct it and submit it again.',
    tl: 'Tinanggihan ang huli mong na-submit. Tingnan kung bakit, itama ito at i-submit ulit.',
  },
  basic_kyc: {
    en: 'Your identity is verified in part; the rest is still missing.',
    tl: 'Bahagi pa lang ng identity mo ang na-verify; may kulang pa.',
  },
  frozen: {
    en: 'Your account is frozen because the time to finish KYC is over. It opens again with the approval.',
    tl: 'Frozen ang account mo dahil lampas na ang oras para tapusin ang KYC. Magbubukas ulit ito kapag naaprubahan.',
  },
  frozenWaiting: {
    en: 'Your account stays frozen until it is approved.',
    tl: 'Mananatiling frozen ang account mo hanggang maaprubahan ito.',
  },
} as const satisfies Record<string, Text>;

/** How it came to that, for whoever is no newcomer: where the sentence of the documents does not say so itself. */
export function kycStandingText(status: KycStatus, isWaiting: boolean): Text | null {
  if (status === 'frozen' && isWaiting) return standingTexts.frozenWaiting;
  return status === 'rejected' || status === 'basic_kyc' || status === 'frozen'
    ? standingTexts[status]
    : null;
}
