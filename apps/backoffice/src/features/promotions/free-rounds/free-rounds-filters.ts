import { msg } from '@lingui/core/macro';
import { chipsFilter, pickFilter } from '../../../lib/list/filters.ts';

export const freeRoundsFilters = {
  uid: pickFilter(msg`Player id`, 'player'),
  state: chipsFilter(msg`State`, { open: msg`Open`, over: msg`Over`, refused: msg`Refused` }),
};
