import { msg } from '@lingui/core/macro';
import { chipsFilter, dayRange, pickFilter } from '../../../lib/list/filters.ts';

export const giftsFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  ...dayRange(msg`Given`),
  currency: chipsFilter(msg`Money and Filcoins`, { PHP: msg`Money`, FIL: msg`Filcoins` }),
};
