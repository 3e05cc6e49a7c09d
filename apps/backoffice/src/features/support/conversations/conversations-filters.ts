import { msg } from '@lingui/core/macro';
import { choiceFilter, textFilter } from '../../../lib/list/filters.ts';

export const conversationsFilters = {
  uid: textFilter(msg`Player id`),
  state: choiceFilter(msg`Waiting for an answer`, { answered: msg`Answered`, closed: msg`Closed` }),
  mine: choiceFilter(msg`Anybody’s`, { yes: msg`Mine` }),
};
