import { msg } from '@lingui/core/macro';
import { choiceFilter, pickFilter } from '../../../lib/list/filters.ts';

export const feedbackFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: choiceFilter(msg`Open`, { answered: msg`Answered`, closed: msg`Closed` }),
};
