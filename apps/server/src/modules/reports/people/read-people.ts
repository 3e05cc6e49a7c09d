import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type CohortFigure,
  type listCohorts as cohortsCall,
  kycAges,
  type readKycAgeing as kycCall,
} from '@perya/contract/reports/staff-calls/people';
import { centavos, toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import { readCursor } from '../../../platform/lists/cursor.ts';
import { cutPage } from '../../../platform/lists/cut-page.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { ReportsServices } from '../services.ts';
import type { CohortRow } from './people.store.ts';

const pesos = (amount: bigint) => toPesos(centavos(amount));

interface ValuedRow extends CohortRow {
  /** The gross revenue of the cohort up to this week. */
  soFar: bigint;
}

/** Rounded down, below nothing too. */
const floorOf = (sum: bigint, by: bigint) => (sum - (((sum % by) + by) % by)) / by;

/** Rows of a cohort follow each other, the first week first. */
function valued(rows: readonly CohortRow[]): ValuedRow[] {
  let soFar = 0n;
  let cohort = '';
  return rows.map((row) => {
    if (row.cohort !== cohort) soFar = 0n;
    ({ cohort } = row);
    soFar += row.staked - row.won;
    return { ...row, soFar };
  });
}

const present = (row: ValuedRow): CohortFigure => ({
  cohort: row.cohort,
  week: row.week,
  registered: Number(row.registered),
  players: Number(row.players),
  retention:
    row.registered === 0n
      ? null
      : ((Number(row.players) / Number(row.registered)) * 100).toFixed(1),
  depositors: Number(row.depositors),
  deposited: pesos(row.deposited),
  ggr: pesos(row.staked - row.won),
  value: row.registered === 0n ? null : pesos(floorOf(row.soFar, row.registered)),
});

/** The newest week of registration first, each from its first week on. The whole is read for every page: it is small. */
export async function listCohorts(
  { people }: ReportsServices,
  _context: StaffContext,
  request: RequestOf<typeof cohortsCall>,
): Promise<AnswerOf<typeof cohortsCall>> {
  const { cursor, brand, money } = request;
  const all = valued(await people.listCohorts({ isTest: money === 'test', brand }));
  const [place = '0'] = cursor ? readCursor(cursor, /^\d{1,4}$/) : [];
  const rows = all.map((row, at) => ({ row, at })).slice(Number(place));
  const page = cutPage(rows, request, ({ at }) => [String(at + 1)]);
  return {
    ...page,
    rows: page.rows.map(({ row }) => present(row)),
    count: cursor ? null : all.length,
  };
}

/** How long submissions of the identity check have been waiting. */
export async function readKycAgeing({
  people,
}: ReportsServices): Promise<AnswerOf<typeof kycCall>> {
  const ages = await people.listAges(kycAges);
  const oldest = ages.flatMap(({ oldestAt }) => (oldestAt ? [oldestAt.getTime()] : []));
  return {
    buckets: ages.map(({ hours, waiting, escalated }) => ({ hours, waiting, escalated })),
    oldest_at: oldest.length === 0 ? null : seconds(new Date(Math.min(...oldest))),
  };
}
