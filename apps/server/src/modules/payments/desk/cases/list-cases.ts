import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  isReport,
  type listPaymentCases as listCall,
  type readPaymentCase as readCall,
} from '@perya/contract/payments/staff-calls/cases';
import { listRows } from '@perya/contract/staff/list';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { readCursor, writeCursor } from '../../../../platform/lists/cursor.ts';
import { needsSecondPerson, receiptOfCase } from '../credits/refund-receipt.ts';
import type { DeskServices } from '../dependencies.ts';
import { presentReceipt } from '../deposits/deposits.present.ts';
import { presentCase } from './cases.present.ts';
import type { CaseFilter, CaseRow } from './cases.store.ts';

/** A report of the law does not exist for whoever does not work on them. */
export const maySee = ({ kind }: Pick<CaseRow, 'kind'>, permissions: StaffContext['permissions']) =>
  !isReport(kind) || permissions.has('reports.read');

export async function listCases(
  { cases }: DeskServices,
  { staffId, permissions }: Pick<StaffContext, 'staffId' | 'permissions'>,
  { state, kind, uid, cursor, limit = listRows.byDefault }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const filter: CaseFilter = {
    state,
    kind: kind ?? null,
    uid: uid === undefined ? null : BigInt(uid),
    hasReports: permissions.has('reports.read'),
  };
  const after = cursor === undefined ? null : BigInt(readCursor(cursor, /^\d{1,18}$/)[0] ?? 0);
  const [found, count] = await Promise.all([
    cases.list(filter, after, limit + 1),
    cursor === undefined ? cases.count(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => presentCase(row, staffId)),
    next: last ? writeCursor(String(last.id)) : null,
    count,
  };
}

export async function readCase(
  services: DeskServices,
  { staffId, permissions }: Pick<StaffContext, 'staffId' | 'permissions'>,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const row = await services.cases.find(services.pool, BigInt(id));
  if (!row || !maySee(row, permissions)) throw new Refusal('NOT_FOUND');
  const found = await receiptOfCase(services, row);
  const receipt = found && {
    ...presentReceipt(found),
    needs_second_person: await needsSecondPerson(services, found),
  };
  return { ...presentCase(row, staffId), receipt };
}
