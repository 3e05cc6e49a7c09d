import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listRounds as call } from '@perya/contract/games/staff-calls/rounds';
import { listRows } from '@perya/contract/staff/list';
import { centavos } from '@perya/money';
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import { byMoment, byNumber } from '../../../platform/lists/key.ts';
import type { GamesServices } from '../services.ts';
import type { RoundFilter, RoundPlace } from './plan-rounds.ts';
import { presentRound } from './rounds.present.ts';

type Query = RequestOf<typeof call>;

const placePatterns = [byMoment('created_at'), byNumber('id')].map(({ pattern }) => pattern);

function placeOf(cursor: string): RoundPlace {
  const [at = '', id = ''] = readCursor(cursor, ...placePatterns);
  return { at, id: BigInt(id) };
}

const momentOf = (seconds: number | undefined) =>
  seconds === undefined ? undefined : new Date(seconds * 1000);

function filterOf({ player, game, venue, status, from, before, over }: Query): RoundFilter {
  return {
    uid: player === undefined ? undefined : BigInt(player),
    game,
    venue,
    status,
    from: momentOf(from),
    before: momentOf(before),
    over: over === undefined ? undefined : centavos(over * 100),
  };
}

/** Rounds of everybody. A filter without an index may answer few rows and a place to search on from. */
export async function listRounds(
  { rounds, catalogue }: GamesServices,
  query: Query,
): Promise<AnswerOf<typeof call>> {
  const { cursor, limit = listRows.byDefault } = query;
  const filter = filterOf(query);
  const [{ rows, lookedTo }, count] = await Promise.all([
    // One row more than the page, to know whether another page follows.
    rounds.list(filter, cursor ? placeOf(cursor) : null, limit + 1),
    rounds.count(filter),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isFull = rows.length > limit;
  const place = isFull && last ? { at: last.exactAt, id: last.id } : lookedTo;
  return {
    rows: await Promise.all(
      page.map(async (row) =>
        presentRound(row, (await catalogue.findGame(row.gameCode))?.name ?? row.gameCode),
      ),
    ),
    next: place ? writeCursor(place.at, String(place.id)) : null,
    count,
    searched_to: !isFull && lookedTo ? Math.floor(Date.parse(lookedTo.at) / 1000) : null,
  };
}
