import type { InquiryResult } from '@perya/contract/payments/account-inquiries';
import type { Centavos } from '@perya/money';
import type { Rule, RuleName, Rules } from './rule.store.ts';

/** Several withdrawals within the hours of a rule, this one included and canceled ones not. */
export interface Together {
  count: number;
  sum: Centavos;
}

/** What is known of a withdrawal after its money was reserved. */
export interface Facts {
  now: Date;
  amount: Centavos;
  /** Payouts of the player that were completed. */
  paidBefore: number;
  recent: Together;
  /** Those that are each below the amount of the rule `structured`. */
  below: Together;
  deviceSeenAt: Date | null;
  phoneChangedAt: Date | null;
  verifiedAt: Date | null;
  /** When the player chose the account; null for the one that a partner's app has by itself. */
  accountAddedAt: Date | null;
  /** Whether the account bears the names that the identity check knows now. */
  hasSameNames: boolean;
  /** What the bank of the account said of its name; null where nobody could ask. */
  bankSays: InquiryResult | null;
  /** Whether another player has the same account, or had it. */
  isShared: boolean;
}

/** Rules that send a withdrawal to a person. */
type ReviewRule = Exclude<RuleName, 'covered' | 'structured' | 'channel-failures'>;

const hourMs = 3_600_000;

function isWithin({ hours }: Rule, since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() < (hours ?? 0) * hourMs;
}

const isAbove = (value: bigint, { amount }: Rule) => amount !== null && value > amount;

const reviewTests: Readonly<Record<ReviewRule, (facts: Facts, rule: Rule) => boolean>> = {
  'auto-approve': ({ amount }, rule) => isAbove(amount, rule),
  'first-payout': ({ paidBefore }) => paidBefore === 0,
  velocity: ({ recent }, rule) =>
    isAbove(recent.sum, rule) || (rule.count !== null && recent.count > rule.count),
  'new-device': ({ deviceSeenAt, now }, rule) => isWithin(rule, deviceSeenAt, now),
  'new-phone': ({ phoneChangedAt, now }, rule) => isWithin(rule, phoneChangedAt, now),
  'new-account': ({ accountAddedAt, now }, rule) => isWithin(rule, accountAddedAt, now),
  'young-kyc': ({ verifiedAt, now }, rule) =>
    verifiedAt === null || isWithin(rule, verifiedAt, now),
  'name-match': ({ hasSameNames }) => !hasSameNames,
  'shared-account': ({ isShared }) => isShared,
};

const reaches = (value: bigint, { amount }: Rule) => amount !== null && value >= amount;

function isStructured({ amount, below }: Facts, rule: Rule): boolean {
  const isOneOfThem = rule.amount !== null && amount < rule.amount;
  return isOneOfThem && below.count >= (rule.count ?? 1) && reaches(below.sum, rule);
}

/** What the bank says of the account is no rule that anybody sets: nobody pays a stranger without a person. */
const bankReasons = { differs: 'account-name', unknown: 'account-unknown' } as const;
type BankReason = (typeof bankReasons)[keyof typeof bankReasons];

function bankReasonsOf({ bankSays }: Facts): BankReason[] {
  return bankSays === 'differs' || bankSays === 'unknown' ? [bankReasons[bankSays]] : [];
}

export interface Screened {
  /** The rules for which a person looks, and what the bank says; none lets it be paid. */
  reasons: (ReviewRule | BankReason)[];
  /** What the law wants reported. It holds nothing up, and the player learns nothing of it. */
  reports: 'structured'[];
}

/** Decides by rules that are data on facts that were read: the same facts give the same answer. */
export function screenFacts(facts: Facts, rules: Rules): Screened {
  const names = Object.keys(reviewTests) as ReviewRule[];
  const reports: Screened['reports'] = [];
  if (rules.structured.isOn && isStructured(facts, rules.structured)) reports.push('structured');
  const met = names.filter((name) => rules[name].isOn && reviewTests[name](facts, rules[name]));
  return { reasons: [...met, ...bankReasonsOf(facts)], reports };
}
