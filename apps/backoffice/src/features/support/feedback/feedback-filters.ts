import { msg } from '@lingui/core/macro';
import { choiceFilter, textFilter } from '../../../lib/list/filters.ts';

export const feedbackFilters = {
  uid: textFilter(msg`Player id`),
  state: choiceFilter(msg`Open`, { answered: msg`Answered`, closed: msg`Closed` }),
};
