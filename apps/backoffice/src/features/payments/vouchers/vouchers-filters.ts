import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { choiceFilter, textFilter } from '../../../lib/list/filters.ts';

export const batchStateNames: Readonly<Record<VoucherBatch['state'], MessageDescriptor>> = {
  open: msg`Can be used`,
  expired: msg`Expired`,
  used: msg`All used`,
  void: msg`Void`,
};

export const vouchersFilters = {
  q: textFilter(msg`Batch id or note`),
  state: choiceFilter(msg`Any state`, batchStateNames),
};
