import { msg } from '@lingui/core/macro';
import { dayFilter, textFilter } from '../../../lib/list/filters.ts';

/** Which contest and which day in Manila; today's first contest where none is named. */
export const rankingFilters = {
  promotion: textFilter(msg`Contest`),
  day: dayFilter(msg`Day in Manila`),
};
