import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  addMailedReport as addCall,
  listMailedReports as listCall,
  removeMailedReport as removeCall,
} from '@perya/contract/house/staff-calls/mailed-reports';
import { exportableLists } from '@perya/contract/staff/exports';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry, nothingChanged } from '../../audit/index.ts';
import type { HouseServices } from '../services.ts';
import type { Mailed } from './mailed.store.ts';

type Needs = Pick<HouseServices, 'audit' | 'mailed'>;

const entryOf = (
  action: Entry['action'],
  { staffId }: StaffContext,
  { list, period, by, fileKind }: Mailed,
): Entry => ({
  action,
  subject: { kind: 'staff', id: String(staffId) },
  after: { list, period, by, as: fileKind },
});

/** What the caller gets by email. */
export async function listMailedReports(
  { mailed, staff }: Pick<HouseServices, 'mailed' | 'staff'>,
  { staffId }: StaffContext,
): Promise<AnswerOf<typeof listCall>> {
  const [rows, email] = await Promise.all([mailed.listOf(staffId), staff.emailOf(staffId)]);
  return {
    email,
    rows: rows.map(({ id, sentFor, fileKind, ...row }) => ({
      id: String(id),
      ...row,
      file_kind: fileKind,
      sent_for: sentFor,
    })),
  };
}

/** A report by email, for whoever may read and export its list; whether there was none like it. */
export async function addMailedReport(
  { audit, mailed }: Needs,
  context: StaffContext,
  { file_kind: fileKind, ...asked }: RequestOf<typeof addCall>,
): Promise<AnswerOf<typeof addCall>> {
  const wanted = { ...asked, fileKind };
  if (!context.permissions.has(exportableLists[wanted.list].call.access.staff)) {
    throw new Refusal('FORBIDDEN');
  }
  const { staffId, language } = context;
  return audit.record<boolean>(byStaff(context), async (tx) => {
    const id = await mailed.add(tx, { staffId, language, ...wanted });
    if (id === null) return nothingChanged(false);
    return { result: true, entries: [entryOf('house.report-mail-begun', context, wanted)] };
  });
}

export async function removeMailedReport(
  { audit, mailed }: Needs,
  context: StaffContext,
  { id }: RequestOf<typeof removeCall>,
): Promise<AnswerOf<typeof removeCall>> {
  return audit.record<boolean>(byStaff(context), async (tx) => {
    const was = await mailed.remove(tx, context.staffId, BigInt(id));
    if (was === null) return nothingChanged(false);
    return { result: true, entries: [entryOf('house.report-mail-ended', context, was)] };
  });
}
