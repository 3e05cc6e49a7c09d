import type {
  AmlReport,
  takeAmlFile as fileCall,
  fileAmlReports as filedCall,
  listAmlReports as listCall,
} from '@perya/contract/aml/staff-calls/reports';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { manilaDay } from '@perya/contract/manila-time';
import { eventOf } from '../../../platform/events/event.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, nameOfActor } from '../../audit/index.ts';
import { reportFiled } from '../events.ts';
import type { AmlServices } from '../services.ts';
import type { ReportRow } from './report.store.ts';
import { type ToldReport, writeReportFile } from './report-file.ts';

const presentReport = (row: ReportRow): AmlReport => ({
  id: String(row.id),
  kind: row.kind,
  uid: String(row.uid),
  day: row.day,
  due_on: row.dueOn,
  is_late: row.isLate,
  case: row.caseId === null ? null : String(row.caseId),
  filed_at: seconds(row.filedAt),
  filed_by: row.filedBy,
  reference: row.reference,
});

/** A page of reports. */
export async function listAmlReports(
  { reports }: AmlServices,
  _context: StaffContext,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await reports.page(request);
  return { ...page, rows: page.rows.map(presentReport) };
}

/** All that the lines of a report tell: a covered one of its day, a suspicious one of every day that its case rests on. */
async function tellReport(services: AmlServices, row: ReportRow): Promise<ToldReport> {
  const { cases, history, identity, kyc } = services;
  const { id, uid, day, caseId } = row;
  const [found, findings, person, contact] = await Promise.all([
    caseId === null ? null : cases.find(caseId),
    caseId === null ? [] : cases.listOfCase(caseId),
    kyc.wholePersonOf(uid),
    identity.contactOf(uid),
  ]);
  const days = [...new Set([day, ...findings.map((each) => each.day)])];
  return {
    id,
    uid,
    day,
    person,
    phone: (contact ?? '').replaceAll(/\D/g, ''),
    movements: await history.readDays(uid, days),
    grounds: [...new Set(findings.map(({ ground }) => ground))],
    narrative: found?.narrative ?? '',
  };
}

/** Makes the file of what waits to be filed. It files nothing: that is noted once the authority has it. */
export async function takeAmlFile(
  services: AmlServices,
  context: StaffContext,
  { kind }: RequestOf<typeof fileCall>,
): Promise<AnswerOf<typeof fileCall>> {
  const { audit, history, policy, reports } = services;
  const due = await reports.listDue(kind);
  if (due.length === 0) throw new Refusal('AML_NOTHING_DUE');
  const told: ToldReport[] = [];
  for (const row of due) told.push(await tellReport(services, row));
  const { institution_code: institution } = await policy.read();
  const day = manilaDay(await history.now());
  await audit.record(byStaff(context), async () => ({
    result: undefined,
    entries: [
      {
        action: 'aml.file-taken',
        subject: { kind: 'list', list: 'aml-reports' },
        after: { kind, reports: due.map(({ id }) => String(id)) },
      },
    ],
  }));
  return {
    name: `${kind}-${day}.csv`,
    csv: writeReportFile(kind, institution, told),
    ids: due.map(({ id }) => String(id)),
  };
}

/** Notes that the authority has them: all that were named, or none. */
export async function fileAmlReports(
  { audit, reports }: AmlServices,
  context: StaffContext,
  { ids, reference }: RequestOf<typeof filedCall>,
): Promise<AnswerOf<typeof filedCall>> {
  const origin = byStaff(context);
  const named = [...new Set(ids)];
  return audit.record(origin, async (tx) => {
    const filed = await reports.file(tx, {
      ids: named.map(BigInt),
      by: nameOfActor(origin.actor),
      reference,
    });
    if (filed.length !== named.length) throw new Refusal('AML_REPORT_FILED');
    return {
      result: { filed: filed.length },
      entries: [
        {
          action: 'aml.reports-filed',
          subject: { kind: 'list', list: 'aml-reports' },
          after: { reports: named, reference },
        },
      ],
      events: filed.map(({ id, kind }) =>
        eventOf(reportFiled, { uid: null, key: String(id) }, { kind }),
      ),
    };
  });
}
