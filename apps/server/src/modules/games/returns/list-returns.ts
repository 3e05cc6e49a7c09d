import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type listReturns as call,
  type GameReturn,
  type ReturnPeriod,
  returnRoundsMin,
} from '@perya/contract/games/staff-calls/returns';
import { manilaDay } from '@perya/contract/manila-time';
import { readCursor } from '../../../platform/lists/cursor.ts';
import { cutPage, rowsToRead } from '../../../platform/lists/cut-page.ts';
import type { GamesServices } from '../services.ts';
import { presentReturn } from './returns.present.ts';
import type { ReturnFilter, ReturnPlace, ReturnRow } from './returns.store.ts';

type Query = RequestOf<typeof call>;
type Services = Pick<GamesServices, 'returns' | 'catalogue' | 'now'>;

/** How many days back a list of periods reaches where nobody says otherwise. */
const daysBack: Record<ReturnPeriod, number | null> = { day: 31, week: 92, month: 400, all: null };

/** Games with enough rounds to be judged are far fewer than this. */
const judgedMax = 5000;

const placePatterns = [/^(\d{4}-\d{2}-\d{2})?$/, /^[a-z0-9-]{1,64}$/] as const;

const dayMs = 86_400_000;

function filterOf({ period, game, from, to, money, verdict }: Query, nowMs: number): ReturnFilter {
  const back = daysBack[period];
  const isUnbounded = from === undefined && to === undefined && back !== null;
  return {
    period,
    isTest: money === 'test',
    game,
    from: from ?? (isUnbounded ? manilaDay(nowMs - back * dayMs) : null),
    to: to ?? null,
    roundsMin: verdict === 'outside' ? returnRoundsMin : 1,
  };
}

const isOutside = ({ verdict }: GameReturn) => verdict === 'above' || verdict === 'below';

const isBehind = (row: ReturnRow, place: ReturnPlace | null) =>
  place === null || row.from < place.from || (row.from === place.from && row.gameCode > place.game);

const present = ({ catalogue }: Services, rows: readonly ReturnRow[]) =>
  Promise.all(
    rows.map(async (row) => ({
      row,
      shown: presentReturn(row, await catalogue.findGame(row.gameCode)),
    })),
  );

/** Those that lie outside of their confidence, of all that have rounds enough. */
async function listOutside(services: Services, filter: ReturnFilter, after: ReturnPlace | null) {
  const rows = await services.returns.list(filter, null, judgedMax);
  const outside = (await present(services, rows)).filter(({ shown }) => isOutside(shown));
  return { found: outside.filter(({ row }) => isBehind(row, after)), count: outside.length };
}

/** Counted with the first page alone, as every list is. */
async function listAny(
  services: Services,
  filter: ReturnFilter,
  after: ReturnPlace | null,
  limit: number,
) {
  const [rows, count] = await Promise.all([
    services.returns.list(filter, after, limit),
    after === null ? services.returns.count(filter) : null,
  ]);
  return { found: await present(services, rows), count };
}

/** What games returned, against what they declare. */
export async function listReturns(
  services: Services,
  query: Query,
): Promise<AnswerOf<typeof call>> {
  const { cursor } = query;
  const filter = filterOf(query, services.now());
  const [from = '', game = ''] = cursor ? readCursor(cursor, ...placePatterns) : [];
  const after = cursor ? { from, game } : null;
  const { found, count } =
    query.verdict === 'outside'
      ? await listOutside(services, filter, after)
      : await listAny(services, filter, after, rowsToRead(query));
  const page = cutPage(found, query, ({ row }) => [row.from, row.gameCode]);
  return { ...page, rows: page.rows.map(({ shown }) => shown), count };
}

/** How many games lie outside this month, and of all time: real money alone. */
export async function countOutside(services: Services): Promise<Record<'month' | 'all', number>> {
  const count = async (period: 'month' | 'all') => {
    const from = period === 'month' ? `${manilaDay(services.now()).slice(0, 8)}01` : null;
    const filter = { period, isTest: false, from, to: null, roundsMin: returnRoundsMin };
    return (await listOutside(services, filter, null)).count;
  };
  return { month: await count('month'), all: await count('all') };
}
