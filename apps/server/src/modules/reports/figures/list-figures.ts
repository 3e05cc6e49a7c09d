import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { manilaDay } from '@perya/contract/manila-time';
import type { FigurePeriod } from '@perya/contract/reports/figure-fields';
import type {
  listBonusFigures as bonusCall,
  listCashFigures as cashCall,
} from '@perya/contract/reports/staff-calls/money';
import type { listEntryFigures as entryCall } from '@perya/contract/reports/staff-calls/people';
import type { listPlayFigures as playCall } from '@perya/contract/reports/staff-calls/play';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readCursor } from '../../../platform/lists/cursor.ts';
import { cutPage, type PageRequest, rowsToRead } from '../../../platform/lists/cut-page.ts';
import type { ReportsServices } from '../services.ts';
import type { FigureFilter, FigureList, FigureRow } from './figure-list.store.ts';
import { presentBonus, presentCash, presentEntry, presentPlay } from './figures.present.ts';
import { asksForBoth } from './figures.store.ts';

/** How many days back a list of periods reaches where nobody says otherwise. */
const daysBack: Record<FigurePeriod, number> = { day: 31, week: 92, month: 400 };
/** The same of players one by one, who are many. */
const daysBackOfPlayers: Record<FigurePeriod, number> = { day: 1, week: 7, month: 31 };
const dayMs = 86_400_000;

const placePatterns = [/^\d{4}-\d{2}-\d{2}$/, /^[A-Za-z0-9:_-]{0,64}$/] as const;

interface Span {
  period: FigurePeriod;
  from?: string | undefined;
  to?: string | undefined;
  money: 'real' | 'test';
}

function filterOf({ period, from, to, money }: Span, back = daysBack): FigureFilter {
  const newest = to === undefined ? Date.now() : Date.parse(to);
  return {
    period,
    isTest: money === 'test',
    from: from ?? manilaDay(newest - back[period] * dayMs),
    to: to ?? null,
  };
}

/** A page of periods, counted with the first one alone, as every list is. */
async function readPage<Row extends FigureRow, Filter extends FigureFilter, Shown>(
  list: FigureList<Row, Filter>,
  filter: Filter,
  request: PageRequest,
  present: (row: Row) => Shown,
): Promise<{ rows: Shown[]; next: string | null; count: number | null }> {
  const { cursor } = request;
  const [from = '', key = ''] = cursor ? readCursor(cursor, ...placePatterns) : [];
  const after = cursor ? { from, key } : null;
  const [found, count] = await Promise.all([
    list.list(filter, after, rowsToRead(request)),
    after === null ? list.count(filter) : null,
  ]);
  const page = cutPage(found, request, (last) => [last.from, last.key]);
  return { ...page, rows: page.rows.map(present), count };
}

/** Stakes, wins, gross and net revenue. */
export async function listPlayFigures(
  { play }: ReportsServices,
  _context: unknown,
  request: RequestOf<typeof playCall>,
): Promise<AnswerOf<typeof playCall>> {
  const { by, brand, venue, game, type, channel, player, promotion, cohort } = request;
  const back = by === 'player' && player === undefined ? daysBackOfPlayers : daysBack;
  const parts = { by, brand, venue, game, type, channel, player, promotion, cohort };
  const filter = { ...filterOf(request, back), ...parts };
  if (asksForBoth(filter)) throw new Refusal('INVALID_INPUT');
  return readPage(play, filter, request, (row) => presentPlay(row, filter));
}

/** Money in and out, by the way it took. */
export async function listCashFigures(
  { cash }: ReportsServices,
  _context: unknown,
  request: RequestOf<typeof cashCall>,
): Promise<AnswerOf<typeof cashCall>> {
  const { by } = request;
  return readPage(cash, { ...filterOf(request), by }, request, (row) => ({
    ...presentCash(row),
    name: by === 'way' ? row.name : null,
  }));
}

/** What promotions cost. */
export async function listBonusFigures(
  { bonuses }: ReportsServices,
  _context: unknown,
  request: RequestOf<typeof bonusCall>,
): Promise<AnswerOf<typeof bonusCall>> {
  return readPage(bonuses, filterOf(request), request, presentBonus);
}

/** Registrations and first deposits. */
export async function listEntryFigures(
  { entries }: ReportsServices,
  _context: unknown,
  request: RequestOf<typeof entryCall>,
): Promise<AnswerOf<typeof entryCall>> {
  return readPage(entries, { ...filterOf(request), by: request.by }, request, presentEntry);
}
