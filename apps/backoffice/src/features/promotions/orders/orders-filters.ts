import { msg } from '@lingui/core/macro';
import { chipsFilter, dayRange, textFilter } from '../../../lib/list/filters.ts';
import { orderStates } from './order-words.ts';

export const ordersFilters = {
  uid: textFilter(msg`Player id`),
  ...dayRange(msg`Ordered`),
  status: chipsFilter(msg`Any state`, {
    2: orderStates[2],
    3: orderStates[3],
    4: orderStates[4],
    1: orderStates[1],
    5: orderStates[5],
  }),
};
