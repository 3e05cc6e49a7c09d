import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listPlayerStory as call,
  StoryKind,
  StoryLine,
} from '@perya/contract/house/staff-calls/player-story';
import { listRows } from '@perya/contract/staff/list';
import type { StaffContext } from '../../../platform/http/context.ts';
import type { ToldLine } from '../../../platform/lists/teller.ts';
import {
  type Part,
  readPlaces,
  type Woven,
  weave,
  wovenId,
} from '../../../platform/lists/weave.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { HouseServices } from '../services.ts';

type KindLine = ToldLine & { kind: StoryKind };

function presentLine(woven: Woven<KindLine>): StoryLine {
  const { at, cursor: _, ...line } = woven.line;
  return { ...line, id: wovenId(woven), at: seconds(at) };
}

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
    asked.map(async (teller): Promise<Part<KindLine>> => {
      const cursor = places.get(teller.name);
      const { lines, hasMore } = await teller.tell({ uid, limit, cursor }, context);
      const ofKind = lines.map((line) => ({ ...line, kind: teller.kind }));
      return { name: teller.name, lines: ofKind, hasMore };
    }),
  );
  const { rows, next } = weave(parts, places, limit);
  return { rows: rows.map(presentLine), next, count: null };
}
