import { msg } from '@lingui/core/macro';
import { chipsFilter, dayRange, textFilter } from '../../../lib/list/filters.ts';

export const giftsFilters = {
  uid: textFilter(msg`Player id`),
  ...dayRange(msg`Given`),
  currency: chipsFilter(msg`Money and Filcoins`, { PHP: msg`Money`, FIL: msg`Filcoins` }),
};
