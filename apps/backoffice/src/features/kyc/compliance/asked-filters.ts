import { msg } from '@lingui/core/macro';
import { choiceFilter, textFilter } from '../../../lib/list/filters.ts';

export const askedFilters = {
  uid: textFilter(msg`Player id`),
  state: choiceFilter(msg`Verified or not`, {
    open: msg`Not verified yet`,
    verified: msg`Verified since`,
  }),
};
