import { msg } from '@lingui/core/macro';
import { choiceFilter, textFilter } from '../../lib/list/filters.ts';
import { roleTitles, stateTitles } from './staff-words.ts';

export const staffFilters = {
  search: textFilter(msg`Name or email`),
  role: choiceFilter(msg`Role`, roleTitles),
  state: choiceFilter(msg`State`, stateTitles),
};
