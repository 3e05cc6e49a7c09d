import type { AmlReportKind } from '@perya/contract/aml/staff-calls/reports';
import { manilaClock } from '@perya/contract/manila-time';
import { centavos, toPesos } from '@perya/money';
import { csvLine } from '../../../platform/files/csv-cell.ts';
import type { WholePerson } from '../../kyc/index.ts';
import type { Movement } from '../rules/history.ts';

/** A report with all that its lines tell. */
export interface ToldReport {
  id: bigint;
  uid: bigint;
  day: string;
  person: WholePerson;
  /** Digits alone. */
  phone: string;
  movements: readonly Movement[];
  /** Of a suspicious one: what it rests on, and what the officers wrote. */
  grounds: readonly string[];
  narrative: string;
}

interface Line {
  institution: string;
  report: ToldReport;
  movement: Movement;
}

type Column = readonly [title: string, tell: (line: Line) => string];

const stamp = (at: Date) => manilaClock(at).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);
const plainDay = (day: string) => day.replaceAll('-', '');

/** One line for each movement, as the authority's reporting guidelines name what they ask for. */
const common: readonly Column[] = [
  ['INSTITUTION_CODE', ({ institution }) => institution],
  ['INTERNAL_REFERENCE_NO', ({ report }) => String(report.id)],
  ['TRANSACTION_DATE', ({ movement }) => stamp(movement.at)],
  // Money into an account of the casino, and out of it.
  ['TRANSACTION_TYPE', ({ movement }) => (movement.direction === 'in' ? 'DEPOSIT' : 'WITHDRAWAL')],
  ['TRANSACTION_REFERENCE_NO', ({ movement }) => movement.reference],
  ['MODE_OF_TRANSACTION', () => 'ELECTRONIC'],
  ['TRANSACTION_AMOUNT', ({ movement }) => toPesos(centavos(movement.amount))],
  ['CURRENCY', () => 'PHP'],
  ['ACCOUNT_NO', ({ report }) => String(report.uid)],
  ['LAST_NAME', ({ report }) => report.person.last_name],
  ['FIRST_NAME', ({ report }) => report.person.first_name],
  ['MIDDLE_NAME', ({ report }) => report.person.middle_name],
  ['DATE_OF_BIRTH', ({ report }) => plainDay(report.person.birthday)],
  ['PLACE_OF_BIRTH', ({ report }) => report.person.place_of_birth],
  ['NATIONALITY', ({ report }) => report.person.nationality],
  ['PRESENT_ADDRESS', ({ report }) => report.person.current_address],
  ['PERMANENT_ADDRESS', ({ report }) => report.person.permanent_address],
  ['ID_TYPE', ({ report }) => report.person.idType],
  ['ID_NO', ({ report }) => report.person.id_number],
  ['CONTACT_NO', ({ report }) => report.phone],
  ['NATURE_OF_WORK', ({ report }) => report.person.occupation],
  ['SOURCE_OF_FUNDS', ({ report }) => report.person.source_of_income],
];

/** A suspicious transaction says besides why it is one. */
const ofSuspicious: readonly Column[] = [
  ['REASON', ({ report }) => report.grounds.join('; ')],
  ['NARRATIVE', ({ report }) => report.narrative],
];

export const columnsOf: Readonly<Record<AmlReportKind, readonly Column[]>> = {
  ctr: common,
  str: [...common, ...ofSuspicious],
};

/** Without a movement there is still a person to be told of: what was attempted, or seen by somebody. */
const noMovement = (day: string): Movement => ({
  at: new Date(`${day}T00:00:00+08:00`),
  day,
  direction: 'in',
  amount: 0n,
  way: '',
  reference: '',
});

/** The file that is handed in: names of columns, then a line for each movement of each report. */
export function writeReportFile(
  kind: AmlReportKind,
  institution: string,
  reports: readonly ToldReport[],
): string {
  const columns = columnsOf[kind];
  const lines = reports.flatMap((report) => {
    const { movements, day } = report;
    const told = movements.length > 0 ? movements : [noMovement(day)];
    return told.map((movement) =>
      csvLine(columns.map(([, tell]) => tell({ institution, report, movement }))),
    );
  });
  return csvLine(columns.map(([title]) => title)) + lines.join('');
}
