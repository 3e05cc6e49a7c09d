import type {
  AmlCase,
  listAmlCases as listCall,
  readAmlCase as readCall,
} from '@perya/contract/aml/staff-calls/cases';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { centavos, toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { presentClaim } from '../../../platform/lists/queue.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff } from '../../audit/index.ts';
import type { AskedRow } from '../documents/asked.store.ts';
import type { AmlServices } from '../services.ts';
import type { CaseRow, FindingRow } from './case.store.ts';

function presentCase(row: CaseRow, staffId: bigint): AmlCase {
  return {
    id: String(row.id),
    uid: String(row.uid),
    state: row.state,
    opened_at: seconds(row.openedAt),
    opened_by: row.openedBy,
    due_on: row.dueOn,
    is_late: row.isLate,
    grounds: row.grounds,
    decision: row.decision,
    decided_at: seconds(row.decidedAt),
    decided_by: row.decidedBy,
    claim: presentClaim(row, staffId),
  };
}

const presentFinding = ({ id, ground, day, amount, count, words, foundAt }: FindingRow) => ({
  id: String(id),
  ground,
  day,
  amount: toPesos(centavos(amount)),
  count,
  words,
  found_at: seconds(foundAt),
});

const presentAsked = (row: AskedRow) => ({
  id: String(row.id),
  kind: row.kind,
  asked_at: seconds(row.askedAt),
  asked_by: row.askedBy,
  given_at: seconds(row.givenAt),
  source: row.source,
  words: row.words,
  pictures: row.pictures.length,
});

/** A page of cases. */
export async function listAmlCases(
  { cases }: AmlServices,
  { staffId }: StaffContext,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await cases.page(request);
  return { ...page, rows: page.rows.map((row) => presentCase(row, staffId)) };
}

/** One case, whole; that it was read stands in the audit. */
export async function readAmlCase(
  { asked, audit, cases, holds }: AmlServices,
  context: StaffContext,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const row = await cases.find(BigInt(id));
  if (!row) throw new Refusal('NOT_FOUND');
  const [findings, documents, heldSince] = await Promise.all([
    cases.listOfCase(row.id),
    asked.listOfCase(row.id),
    holds.heldSince(row.uid),
    audit.record(byStaff(context), async () => ({
      result: undefined,
      entries: [{ action: 'aml.case-read', subject: { kind: 'case', id } }],
    })),
  ]);
  return {
    ...presentCase(row, context.staffId),
    narrative: row.narrative,
    revision: row.revision,
    findings: findings.map(presentFinding),
    documents: documents.map(presentAsked),
    held_since: seconds(heldSince),
  };
}
