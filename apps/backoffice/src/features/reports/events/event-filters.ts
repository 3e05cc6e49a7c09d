import { msg } from '@lingui/core/macro';
import type { InputOf } from '@perya/contract/call';
import { kindWords } from '@perya/contract/house/event-words';
import type { listSignificantEvents } from '@perya/contract/house/staff-calls/events';
import { choiceFilter, dayFilter, type SearchOf } from '../../../lib/list/filters.ts';
import { dayBegins, dayEnds } from '../../../lib/list/manila-day.ts';

export const eventFilters = {
  kind: choiceFilter(msg`Any kind`, kindWords),
  from: dayFilter(msg`From`),
  to: dayFilter(msg`To`),
};

/** Whole days in Manila become moments. */
export function eventInput({
  kind,
  from,
  to,
}: SearchOf<typeof eventFilters>): InputOf<typeof listSignificantEvents> {
  return {
    ...(kind && { kind }),
    ...(from && { from: dayBegins(from) }),
    ...(to && { before: dayEnds(to) }),
  };
}
