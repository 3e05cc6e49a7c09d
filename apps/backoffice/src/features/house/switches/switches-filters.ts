import { msg } from '@lingui/core/macro';
import { choiceFilter } from '../../../lib/list/filters.ts';

export const switchesFilters = {
  box: choiceFilter(msg`In force`, { 'in-force': msg`In force`, ended: msg`Ended` }),
};
