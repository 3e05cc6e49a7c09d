import { msg } from '@lingui/core/macro';
import { choiceFilter, textFilter } from '../../../lib/list/filters.ts';
import { stateNames } from './promotion-words.ts';

export const promotionsFilters = {
  q: textFilter(msg`Number or name`),
  state: choiceFilter(msg`Any state`, stateNames),
};
