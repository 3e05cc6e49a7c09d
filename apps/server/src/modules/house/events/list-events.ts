import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type listSignificantEvents as call,
  eventKinds,
  type SignificantEvent,
} from '@perya/contract/house/staff-calls/events';
import { listRows } from '@perya/contract/staff/list';
import {
  type Part,
  readPlaces,
  type Woven,
  weave,
  wovenId,
} from '../../../platform/lists/weave.ts';
import type { SeenEvent } from '../../../platform/lists/witness.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { HouseServices } from '../services.ts';

function presentEvent(woven: Woven<SeenEvent>): SignificantEvent {
  const { at, endedAt, cursor: _, ...event } = woven.line;
  return { ...event, id: wovenId(woven), at: seconds(at), ended_at: seconds(endedAt) };
}

/** One report of many sources: each module says what it knows, from what it keeps anyway. */
export async function listEvents(
  { witnesses }: Pick<HouseServices, 'witnesses'>,
  { kind, limit = listRows.byDefault, cursor, from, before }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const wanted = kind === undefined ? eventKinds : [kind];
  const places = readPlaces(cursor);
  const asked = witnesses.filter(({ kinds }) => kinds.some((each) => wanted.includes(each)));
  const parts = await Promise.all(
    asked.map(async ({ name, see }): Promise<Part<SeenEvent>> => {
      const seeing = { kinds: wanted, from, before, limit, cursor: places.get(name) };
      return { name, ...(await see(seeing)) };
    }),
  );
  const { rows, next } = weave(parts, places, limit);
  return { rows: rows.map(presentEvent), next, count: null };
}
