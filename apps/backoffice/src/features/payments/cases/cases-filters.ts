import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { chipsFilter, choiceFilter, dayRange, pickFilter } from '../../../lib/list/filters.ts';

/** What a case is called in the list. One that a later release adds shows its own name. */
const caseNames = {
  'paid-twice': msg`Paid twice`,
  'amount-differs': msg`Another amount`,
  'currency-differs': msg`Another currency`,
  'unknown-reference': msg`Unknown reference`,
  'late-shut-out': msg`Late, player shut out`,
  'deposit-stuck': msg`Deposit stuck`,
  'payout-stuck': msg`Payout stuck`,
  'payout-contradicted': msg`Gateway contradicts itself`,
  'payout-returned': msg`Payout returned`,
  'missing-here': msg`Missing in our books`,
  'missing-there': msg`Missing at the gateway`,
  'line-differs': msg`Books differ`,
  'channel-failures': msg`Channel closed by failures`,
  'channel-rail': msg`Payouts moved to another gateway`,
  covered: msg`Covered amount (AML)`,
  structured: msg`Structured amounts (AML)`,
} as const;

const names: Readonly<Record<string, MessageDescriptor>> = caseNames;
export const caseNameOf = (kind: string): MessageDescriptor | null => names[kind] ?? null;

/** What is known of a case, by the name that the server gives it. */
const factNames: Readonly<Record<string, MessageDescriptor>> = {
  reference: msg`Reference`,
  amount: msg`Amount`,
  currency: msg`Currency`,
  asked: msg`Asked for`,
  status: msg`Status`,
  gateway: msg`Gateway`,
  gateway_amount: msg`Amount at the gateway`,
  gateway_currency: msg`Currency at the gateway`,
  our_amount: msg`Amount in our books`,
  our_currency: msg`Currency in our books`,
  line: msg`Line of the file`,
  said: msg`The gateway said`,
  trouble: msg`Trouble`,
  channel: msg`Channel`,
  failures: msg`Failures`,
  next: msg`Pays out from now on`,
  together: msg`Amounts together`,
  day: msg`Day`,
  paid_in: msg`Paid in`,
  paid_out: msg`Paid out`,
  count: msg`Withdrawals`,
};
export const factNameOf = (name: string): MessageDescriptor | null => factNames[name] ?? null;

export const casesFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: chipsFilter(msg`Open cases`, { closed: msg`Closed cases` }),
  ...dayRange(msg`Opened`),
  kind: choiceFilter(msg`Any kind`, caseNames),
};
