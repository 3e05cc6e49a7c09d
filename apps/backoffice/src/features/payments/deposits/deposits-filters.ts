import { msg } from '@lingui/core/macro';
import { paymentOrders } from '@perya/contract/payments/staff-payment-orders';
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

export const depositsFilters = {
  q: textFilter(msg`Deposit id, or the gateway’s`),
  uid: pickFilter(msg`Player id`, 'player'),
  status: chipsFilter(msg`Any state`, {
    pending: msg`Pending`,
    paying: msg`Paying`,
    completed: msg`Completed`,
    timeout: msg`Timed out`,
    canceled: msg`Canceled`,
  }),
  channel: numberChips(msg`Any channel`),
  ...dayRange(msg`Begun`),
  ...amountRange(msg`Amount`),
  order: orderFilter(...paymentOrders),
};

export const receiptsFilters = {
  q: textFilter(msg`Payment or reference`),
  state: choiceFilter(msg`Unmatched payments`, {
    credited: msg`Credited`,
    matched: msg`Matched by staff`,
    refunded: msg`Given back`,
    all: msg`All payments`,
  }),
  ...dayRange(msg`Paid`),
  ...amountRange(msg`Amount`),
};
