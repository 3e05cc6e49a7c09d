import { msg } from '@lingui/core/macro';
import { choiceFilter, textFilter } from '../../../lib/list/filters.ts';

export const giftsFilters = {
  uid: textFilter(msg`Player id`),
  currency: choiceFilter(msg`Money and Filcoins`, { PHP: msg`Money`, FIL: msg`Filcoins` }),
};
