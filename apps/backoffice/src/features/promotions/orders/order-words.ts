import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How far an order is, by the numbers of the contract. */
export const orderStates = {
  2: msg`Processing`,
  3: msg`Shipped`,
  4: msg`Received`,
  1: msg`Delivered at once`,
  5: msg`Cancelled`,
} as const satisfies Record<number, MessageDescriptor>;
