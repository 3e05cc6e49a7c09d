import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  ClosedDay,
  Correction,
  listCorrections as correctionsCall,
  listGamingDays as daysCall,
  readFiguresPolicy as policyCall,
} from '@perya/contract/reports/staff-calls/days';
import { centavos, toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { ReportsServices } from '../services.ts';
import type { ClosedDayRow, CorrectionRow } from './day.store.ts';

const pesos = (amount: bigint) => toPesos(centavos(amount));

function presentDay(row: ClosedDayRow): ClosedDay {
  const ggr = row.staked - row.won - row.lateWon;
  return {
    day: row.day,
    starts_at: seconds(row.startsAt),
    ends_at: seconds(row.endsAt),
    closed_at: seconds(row.closedAt),
    rounds: Number(row.rounds),
    staked: pesos(row.staked),
    won: pesos(row.won),
    late_won: pesos(row.lateWon),
    turnover: pesos(row.turnover),
    ggr: pesos(ggr),
    bonuses: pesos(row.bonuses),
    prizes: pesos(row.prizes),
    fees: pesos(row.fees),
    share_basis_points: row.shareBasisPoints,
    share: pesos(row.share),
    ngr: pesos(ggr - row.bonuses - row.prizes + row.fees - row.share),
    deposited: pesos(row.deposited),
    paid_out: pesos(row.paidOut),
    corrections: row.corrections,
    corrected: pesos(row.corrected),
  };
}

const presentCorrection = ({ ofDay, notedAt, ...row }: CorrectionRow): Correction => ({
  id: String(row.id),
  day: row.day,
  of_day: ofDay,
  kind: row.kind,
  uid: String(row.uid),
  subject: row.subject,
  amount: pesos(row.amount),
  noted_at: seconds(notedAt),
});

/** Closed days as they were fixed, the newest first. */
export async function listGamingDays(
  { days }: ReportsServices,
  _context: StaffContext,
  request: RequestOf<typeof daysCall>,
): Promise<AnswerOf<typeof daysCall>> {
  const page = await days.page(request);
  return { ...page, rows: page.rows.map(presentDay) };
}

/** What came after its day was closed. */
export async function listCorrections(
  { days }: ReportsServices,
  _context: StaffContext,
  request: RequestOf<typeof correctionsCall>,
): Promise<AnswerOf<typeof correctionsCall>> {
  const page = await days.pageOfCorrections(request);
  return { ...page, rows: page.rows.map(presentCorrection) };
}

/** When a gaming day begins, and every change of that. */
export async function readFiguresPolicy({
  policy,
}: ReportsServices): Promise<AnswerOf<typeof policyCall>> {
  const [today, lines] = await Promise.all([policy.today(), policy.list()]);
  return {
    ...today,
    lines: lines.map((line) => ({
      from_day: line.fromDay,
      day_hour: line.dayHour,
      share_basis_points: line.shareBasisPoints,
      made_by: line.madeBy,
      made_at: seconds(line.madeAt),
    })),
  };
}
