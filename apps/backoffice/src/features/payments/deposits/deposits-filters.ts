import { msg } from '@lingui/core/macro';
import { choiceFilter, textFilter } from '../../../lib/list/filters.ts';

export const depositsFilters = {
  q: textFilter(msg`Deposit id, or the gateway’s`),
  uid: textFilter(msg`Player id`),
  status: choiceFilter(msg`Any state`, {
    pending: msg`Pending`,
    paying: msg`Paying`,
    completed: msg`Completed`,
    timeout: msg`Timed out`,
    canceled: msg`Canceled`,
  }),
};

export const receiptsFilters = {
  q: textFilter(msg`Payment or reference`),
  state: choiceFilter(msg`Unmatched payments`, {
    credited: msg`Credited`,
    matched: msg`Matched by staff`,
    refunded: msg`Given back`,
    all: msg`All payments`,
  }),
};
