import { msg } from '@lingui/core/macro';
import { choiceFilter } from '../../lib/list/filters.ts';
import { pageNames } from './page-names.ts';

export const campaignsFilters = { page: choiceFilter(msg`Landing page`, pageNames) };
