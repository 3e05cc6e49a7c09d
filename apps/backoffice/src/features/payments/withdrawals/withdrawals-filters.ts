import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paymentOrders } from '@perya/contract/payments/staff-payment-orders';
import {
  type WithdrawalReason,
  withdrawalReasonNames,
} from '@perya/contract/payments/staff-withdrawal-reasons';
import {
  amountRange,
  chipsFilter,
  choiceFilter,
  dayRange,
  numberChips,
  orderFilter,
  pickFilter,
  textFilter,
} from '../../../lib/list/filters.ts';

/** Short, because they stand in a narrow list; the case says each in a sentence. */
export const reasonNames: Readonly<Record<WithdrawalReason, MessageDescriptor>> = {
  'auto-approve': msg`Large`,
  'first-payout': msg`First`,
  velocity: msg`Many at once`,
  'new-device': msg`New device`,
  'new-phone': msg`New phone`,
  'new-account': msg`New account`,
  'young-kyc': msg`Young KYC`,
  'name-match': msg`Other name`,
  'shared-account': msg`Shared account`,
  'account-name': msg`Bank: other name`,
  'account-unknown': msg`Bank: no account`,
  'channel-failures': msg`Channel failed`,
  compliance: msg`Compliance`,
};

const reasonChoices = Object.fromEntries(
  withdrawalReasonNames.map((reason) => [reason, reasonNames[reason]]),
) as Record<WithdrawalReason, MessageDescriptor>;

export const withdrawalsFilters = {
  q: textFilter(msg`Withdrawal id`),
  uid: pickFilter(msg`Player id`, 'player'),
  state: chipsFilter(msg`Waiting for a person`, {
    pending: msg`Pending`,
    paying: msg`Paying`,
    completed: msg`Completed`,
    canceled: msg`Canceled`,
    all: msg`All withdrawals`,
  }),
  channel: numberChips(msg`Any channel`),
  ...dayRange(msg`Asked`),
  ...amountRange(msg`Amount`),
  reason: choiceFilter(msg`Any reason`, reasonChoices),
  claim: choiceFilter(msg`Anybody’s`, { mine: msg`Mine`, free: msg`Free`, held: msg`Held` }),
  order: orderFilter(...paymentOrders),
};

export const referenceOrNothing = (text: string | undefined) =>
  text !== undefined && /^w?\d{1,18}$/i.test(text) ? text : undefined;
