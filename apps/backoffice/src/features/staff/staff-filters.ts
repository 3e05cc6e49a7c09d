import { msg } from '@lingui/core/macro';
import { choiceFilter, namedFilter, textFilter } from '../../lib/list/filters.ts';
import { stateTitles } from './staff-words.ts';

export const staffFilters = {
  search: textFilter(msg`Name or email`),
  role: namedFilter(msg`Role`),
  state: choiceFilter(msg`State`, stateTitles),
};
