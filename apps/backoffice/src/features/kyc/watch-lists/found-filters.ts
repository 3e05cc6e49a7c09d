import { msg } from '@lingui/core/macro';
import { choiceFilter, pickFilter } from '../../../lib/list/filters.ts';

export const foundFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: choiceFilter(msg`On a list or alike`, {
    listed: msg`On a list`,
    alike: msg`Alike`,
  }),
};
