import { msg } from '@lingui/core/macro';
import { choiceFilter, tabFilter, textFilter } from '../../lib/list/filters.ts';

/** The tabs of the room. */
export const requestsTabs = { box: tabFilter('waiting', 'mine', 'all') };

export const requestsFilters = {
  ...requestsTabs,
  // Its choices come with the page: to name every action here would load all their calls with the first page.
  action: textFilter(msg`What`),
  state: choiceFilter(msg`State`, {
    open: msg`Open`,
    approved: msg`Approved`,
    declined: msg`Declined`,
    withdrawn: msg`Withdrawn`,
    expired: msg`Expired`,
  }),
};
