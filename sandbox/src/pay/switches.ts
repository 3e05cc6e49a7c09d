import type { WireInquiryAnswer, WirePayoutState } from '@perya/contract/payment-gateway/wire';

/** How often, in percent, the gateway misbehaves so. */
export const shareNames = [
  'lost',
  'late',
  'duplicated',
  'shuffled',
  'forged',
  'lostAnswers',
  'down',
] as const;
export type ShareName = (typeof shareNames)[number];

export const payoutEndings = ['paid', 'hang', 'fail', 'return', 'refuse', 'mixed'] as const;
export type PayoutEnding = (typeof payoutEndings)[number];

/** What the banks behind it say of an account: the name that was sent, another one, none such, or nothing at all. */
export const inquiryWays = ['same', 'other', 'none', 'unsaid', 'silent'] as const;
export type InquiryWay = (typeof inquiryWays)[number];

export interface Switches {
  shares: Record<ShareName, number>;
  payouts: PayoutEnding;
  inquiries: InquiryWay;
  /** The way above is that of accounts ending so; the others are in the name that was sent. */
  inquiriesEnding: string;
}

/** What becomes of a payout, and when. */
export interface PayoutStep {
  state: WirePayoutState['state'];
  reason: string;
  at: number;
}

/** How long the gateway takes for what it does later. */
export interface Waits {
  /** Until a payout is paid or has failed. */
  payoutMs: number;
  /** Until it comes back after that. */
  returnMs: number;
  /** By how much a late webhook is late at most. */
  lateMs: number;
  /** How long a webhook waits for the next one, to come after it. */
  shuffleMs: number;
}

export const usualWaits: Waits = {
  payoutMs: 1000,
  returnMs: 20_000,
  lateMs: 10_000,
  shuffleMs: 3000,
};

export const behaveWell = (): Switches => ({
  shares: { lost: 0, late: 0, duplicated: 0, shuffled: 0, forged: 0, lostAnswers: 0, down: 0 },
  payouts: 'paid',
  inquiries: 'same',
  inquiriesEnding: '',
});

/** Whether it happens this time. */
export const happens = ({ shares }: Switches, name: ShareName) =>
  Math.random() * 100 < shares[name];

/** In a mix most are paid, so that a walk through it goes on. */
const mix: readonly PayoutEnding[] = ['paid', 'paid', 'paid', 'fail', 'return', 'refuse'];

/** What a payout that comes now ends in; null is refused at once. */
export function stepsOf(ending: PayoutEnding, waits: Waits, now: number): PayoutStep[] | null {
  const at = now + waits.payoutMs;
  const paid = { state: 'paid', reason: '', at } as const;
  if (ending === 'mixed') {
    const chosen = mix[Math.floor(Math.random() * mix.length)] ?? 'paid';
    return stepsOf(chosen, waits, now);
  }
  if (ending === 'refuse') return null;
  if (ending === 'hang') return [];
  if (ending === 'fail') return [{ state: 'failed', reason: 'ACCOUNT_CLOSED', at }];
  if (ending === 'paid') return [paid];
  return [paid, { state: 'returned', reason: 'REJECTED_BY_BANK', at: at + waits.returnMs }];
}

const hideLetters = (name: string) =>
  name.replaceAll(/(?<=\p{L})\p{L}+/gu, (rest) => '*'.repeat(rest.length));

/** What is said of this account, as banks say names; null is silence. */
export function answerInquiry(
  { inquiries, inquiriesEnding }: Switches,
  { number, name }: { number: string; name: string },
): WireInquiryAnswer | null {
  const way = number.endsWith(inquiriesEnding) ? inquiries : 'same';
  if (way === 'silent') return null;
  if (way === 'none' || way === 'unsaid') return { state: way };
  return { state: 'found', name: hideLetters(way === 'same' ? name : 'ZENAIDA QUIZON XAVIER') };
}

/** Reads a form; what it does not name stays as it is. */
export function changeSwitches(switches: Switches, form: URLSearchParams): void {
  for (const name of shareNames) {
    const share = Number(form.get(name) ?? Number.NaN);
    if (Number.isInteger(share) && share >= 0 && share <= 100) switches.shares[name] = share;
  }
  const ending = payoutEndings.find((each) => each === form.get('payouts'));
  if (ending) switches.payouts = ending;
  const way = inquiryWays.find((each) => each === form.get('inquiries'));
  if (way) switches.inquiries = way;
  const digits = form.get('inquiriesEnding');
  if (digits !== null && /^\d{0,20}$/.test(digits)) switches.inquiriesEnding = digits;
}
