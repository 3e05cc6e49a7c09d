import type { readAsItStood as call } from '@perya/contract/audit/staff-calls/audit';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { isOfficer } from '@perya/contract/staff/permissions';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { AuditServices } from '../services.ts';
import { presentValue } from './entries.present.ts';
import { standAt } from './stand-at.ts';
import type { Mention } from './standing.store.ts';

const presentSource = ({ seq, at, action }: Mention) => ({
  seq: String(seq),
  at: seconds(at),
  action,
});

/** What the subject of an entry was at a moment, masked as entries are. */
export async function readAsItStood(
  { entries, standing }: AuditServices,
  { permissions }: StaffContext,
  { seq, at }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const by = { isOfficer: isOfficer(permissions) };
  const entry = await entries.find(seq, by);
  if (!entry) throw new Refusal('NOT_FOUND');
  const { subjectKind, subject, action } = entry;
  const of = { ...by, module: action.split('.', 1)[0] ?? '', subjectKind, subject };
  const [last, next] = await Promise.all([standing.lastUpTo(of, at), standing.firstAfter(of, at)]);
  return {
    facts: standAt(last, next).map(({ fact, value, since, until }) => ({
      fact,
      value: presentValue(fact, value),
      since: since && presentSource(since),
      until: until && presentSource(until),
    })),
  };
}
