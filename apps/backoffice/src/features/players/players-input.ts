import type { InputOf } from '@perya/contract/call';
import type { listPlayers } from '@perya/contract/identity/staff-calls/players';
import { dayBegins, dayEnds } from '../../lib/list/manila-day.ts';
import type { PlayersSearch } from './players-filters.ts';

/** What the list is asked for: days become moments, and the last day counts whole. */
export function playersInput(search: PlayersSearch): InputOf<typeof listPlayers> {
  const { q: _words, from, until, ...filters } = search;
  return {
    ...filters,
    ...(from === undefined ? {} : { from: dayBegins(from) }),
    ...(until === undefined ? {} : { before: dayEnds(until) }),
  };
}
