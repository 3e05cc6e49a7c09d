import { msg } from '@lingui/core/macro';
import { choiceFilter } from '../../../lib/list/filters.ts';

export const timesFilters = {
  days: choiceFilter(msg`Last 30 days`, {
    '1': msg`Today`,
    '7': msg`Last 7 days`,
    '90': msg`Last 90 days`,
  }),
};
