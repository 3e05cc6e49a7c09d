import { msg } from '@lingui/core/macro';
import { chipsFilter, dayRange, pickFilter } from '../../../lib/list/filters.ts';
import { orderStates } from './order-words.ts';

export const ordersFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  ...dayRange(msg`Ordered`),
  status: chipsFilter(msg`Any state`, {
    2: orderStates[2],
    3: orderStates[3],
    4: orderStates[4],
    1: orderStates[1],
    5: orderStates[5],
  }),
};
