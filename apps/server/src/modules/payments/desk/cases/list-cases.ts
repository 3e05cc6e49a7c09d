import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  isReport,
  type listPaymentCases as listCall,
  type readPaymentCase as readCall,
} from '@perya/contract/payments/staff-calls/cases';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { needsSecondPerson, receiptOfCase } from '../credits/refund-receipt.ts';
import { presentReceipt } from '../deposits/deposits.present.ts';
import type { DeskServices } from '../services.ts';
import { presentCase } from './cases.present.ts';
import type { CaseRow } from './cases.store.ts';

/** A report of the law does not exist for whoever does not work on them. */
export const maySee = ({ kind }: Pick<CaseRow, 'kind'>, permissions: StaffContext['permissions']) =>
  !isReport(kind) || permissions.has('reports.read');

export async function listCases(
  { cases }: DeskServices,
  { staffId, permissions }: Pick<StaffContext, 'staffId' | 'permissions'>,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await cases.page({ ...request, hasReports: permissions.has('reports.read') });
  return { ...page, rows: page.rows.map((row) => presentCase(row, staffId)) };
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
