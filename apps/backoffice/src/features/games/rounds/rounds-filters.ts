import { msg } from '@lingui/core/macro';
import type { InputOf } from '@perya/contract/call';
import type { listRounds } from '@perya/contract/games/staff-calls/rounds';
import {
  choiceFilter,
  dayFilter,
  pickFilter,
  type SearchOf,
  textFilter,
} from '../../../lib/list/filters.ts';
import { dayBegins, dayEnds } from '../../../lib/list/manila-day.ts';

export const roundsFilters = {
  player: pickFilter(msg`Player (uid)`, 'player'),
  game: pickFilter(msg`Game (code)`, 'game'),
  venue: pickFilter(msg`Venue`, 'venue'),
  status: choiceFilter(msg`State`, {
    completed: msg`Settled`,
    pending: msg`Running`,
    failed: msg`Taken back`,
  }),
  over: textFilter(msg`₱ or more`),
  since: dayFilter(msg`From`),
  until: dayFilter(msg`To`),
};

/** What the call takes: whole days in Manila as moments. */
export function roundsInput(search: SearchOf<typeof roundsFilters>): InputOf<typeof listRounds> {
  const { since, until, ...others } = search;
  return {
    ...others,
    ...(since && { from: dayBegins(since) }),
    ...(until && { before: dayEnds(until) }),
  };
}
