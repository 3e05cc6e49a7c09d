import { msg } from '@lingui/core/macro';
import { choiceFilter, pickFilter, textFilter } from '../../../lib/list/filters.ts';

/** What stands in the address of the catalogue, and goes to the call as it is. */
export const gamesFilters = {
  w: textFilter(msg`Name or code`),
  category: choiceFilter(msg`List`, {
    'Hot Games': msg`Hot games`,
    'New Games': msg`New games`,
    Slot: msg`Slots`,
    Live: msg`Live`,
    Fishing: msg`Fishing`,
    Sport: msg`Sport`,
    'Table Game': msg`Table games`,
    'Board Game': msg`Board games`,
    Bingo: msg`Bingo`,
  }),
  state: choiceFilter(msg`State`, {
    open: msg`Open`,
    maintained: msg`Under maintenance`,
    closed: msg`Closed`,
  }),
  mark: choiceFilter(msg`Marks`, {
    hot: msg`Hot`,
    new: msg`New`,
    generated: msg`Generated`,
  }),
  venue: pickFilter(msg`Venue`, 'venue'),
  platform: textFilter(msg`Platform`),
};
