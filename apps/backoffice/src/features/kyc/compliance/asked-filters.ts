import { msg } from '@lingui/core/macro';
import { choiceFilter, pickFilter } from '../../../lib/list/filters.ts';

export const askedFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: choiceFilter(msg`Verified or not`, {
    open: msg`Not verified yet`,
    verified: msg`Verified since`,
  }),
};
