import type { AuditRow, FactChange, FactValue } from '@perya/contract/audit/staff-calls/audit';
import { maskName } from '@perya/contract/staff/mask';
import { seconds } from '../../../platform/wire-time.ts';
import type { EntryRow, WholeEntry } from './entries.store.ts';
import { maskWithin } from './mask-within.ts';

type Facts = Record<string, unknown>;

export function presentEntry(row: EntryRow): AuditRow {
  return {
    seq: String(row.seq),
    at: seconds(row.at),
    actor_kind: row.actorKind as AuditRow['actor_kind'],
    actor: row.actor,
    action: row.action,
    subject_kind: row.subjectKind,
    subject: row.subjectKind === 'contact' ? maskWithin(row.subject) : row.subject,
    address: row.address,
    device: row.device,
    request_id: row.requestId,
    reason: maskWithin(row.reason),
  };
}

const namesOfPeople = /^(?:nick|user|first|middle|last|full)?_?name$/;

export function presentValue(fact: string, value: unknown): FactValue {
  if (typeof value === 'string') {
    return namesOfPeople.test(fact) ? maskName(value) : maskWithin(value);
  }
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item) => (typeof item === 'number' ? item : maskWithin(String(item))));
  }
  return maskWithin(JSON.stringify(value));
}

function kindOf(before: unknown, after: unknown): FactChange['kind'] {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return JSON.stringify(before) === JSON.stringify(after) ? 'same' : 'changed';
}

/** Every fact that either side knows. Compared before it is masked: two phones may look alike masked. */
export function presentChanges({
  before,
  after,
}: Pick<WholeEntry, 'before' | 'after'>): FactChange[] {
  const old: Facts = before ?? {};
  const now: Facts = after ?? {};
  const facts = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return facts.map((fact) => ({
    fact,
    kind: kindOf(old[fact], now[fact]),
    ...(fact in old ? { before: presentValue(fact, old[fact]) } : {}),
    ...(fact in now ? { after: presentValue(fact, now[fact]) } : {}),
  }));
}
