import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listPlayerStory as call } from '@perya/contract/house/staff-calls/player-story';
import { listRows } from '@perya/contract/staff/list';
import type { StaffContext } from '../../../platform/http/context.ts';
import type { HouseServices } from '../services.ts';
import { type Part, readPlaces, weave } from './weave.ts';

/** What happened with a player: each module tells its own part, as far as the caller may read it. */
export async function listStory(
  { tellers }: Pick<HouseServices, 'tellers'>,
  context: StaffContext,
  { uid, kind, limit = listRows.byDefault, ...request }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const places = readPlaces(request.cursor);
  const asked = tellers.filter(
    (teller) =>
      context.permissions.has(teller.permission) && (kind === undefined || teller.kind === kind),
  );
  const parts = await Promise.all(
    asked.map(async (teller): Promise<Part> => {
      const cursor = places.get(teller.name);
      const told = await teller.tell({ uid, limit, cursor }, context);
      return { name: teller.name, kind: teller.kind, ...told };
    }),
  );
  return { ...weave(parts, places, limit), count: null };
}
