import { msg } from '@lingui/core/macro';
import { chipsFilter, textFilter } from '../../../lib/list/filters.ts';

export const freeRoundsFilters = {
  uid: textFilter(msg`Player id`),
  state: chipsFilter(msg`State`, { open: msg`Open`, over: msg`Over`, refused: msg`Refused` }),
};
