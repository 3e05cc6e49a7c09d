import { msg } from '@lingui/core/macro';
import { textFilter } from '../../../lib/list/filters.ts';

export const entriesFilters = { name: textFilter(msg`Name`) };
