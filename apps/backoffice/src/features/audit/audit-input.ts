import { actionCalled } from '@perya/contract/audit/action-texts/action-text';
import type { listAudit } from '@perya/contract/audit/staff-calls/audit';
import type { InputOf } from '@perya/contract/call';
import { dayBegins, dayEnds } from '../../lib/list/manila-day.ts';

export type AuditInput = InputOf<typeof listAudit>;

/** The filters as the address holds them. */
export interface AuditSearch {
  readonly find?: string;
  readonly actor_kind?: NonNullable<AuditInput['actor_kind']>;
  readonly actor?: string;
  readonly subject_kind?: NonNullable<AuditInput['subject_kind']>;
  readonly subject?: string;
  readonly from?: string;
  readonly to?: string;
}

const action = /^[a-z]{1,30}(\.[a-z-]{1,60})?$/;
const requestId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** One field for what is pasted most: an action by its words or its code, a module, an address, the id of a request. */
function readFind(find: string | undefined): AuditInput {
  if (find === undefined) return {};
  const text = find.toLowerCase();
  if (requestId.test(text)) return { request_id: text };
  const called = actionCalled(text);
  if (called !== undefined) return { action: called };
  return action.test(text) ? { action: text } : { address: text };
}

const isUid = (id: string) => /^\d{8,}$/.test(id);

function subjectKindOf(subject: string): NonNullable<AuditInput['subject_kind']> {
  if (isUid(subject)) return 'player';
  return /^\+|@/.test(subject) ? 'contact' : 'game';
}

/** What the server is asked for. An id without its kind is taken for what it looks like. */
export function auditInput(search: AuditSearch): AuditInput {
  const { actor, subject, from, to } = search;
  const actorKind = search.actor_kind ?? (actor && (isUid(actor) ? 'player' : 'staff'));
  const subjectKind = search.subject_kind ?? (subject && subjectKindOf(subject));
  return {
    ...readFind(search.find),
    ...(actorKind ? { actor_kind: actorKind } : {}),
    ...(actor ? { actor } : {}),
    ...(subjectKind ? { subject_kind: subjectKind } : {}),
    ...(subject ? { subject } : {}),
    ...(from ? { from: dayBegins(from) } : {}),
    ...(to ? { before: dayEnds(to) } : {}),
  } as AuditInput;
}
