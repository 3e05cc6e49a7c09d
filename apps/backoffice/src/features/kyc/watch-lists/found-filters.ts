import { msg } from '@lingui/core/macro';
import { choiceFilter, textFilter } from '../../../lib/list/filters.ts';

export const foundFilters = {
  uid: textFilter(msg`Player id`),
  state: choiceFilter(msg`On a list or alike`, {
    listed: msg`On a list`,
    alike: msg`Alike`,
  }),
};
