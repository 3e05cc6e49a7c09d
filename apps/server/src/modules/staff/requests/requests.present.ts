import type * as wire from '@perya/contract/staff/calls/requests';
import { askWiderRole, type Widening } from '@perya/contract/staff/calls/roles';
import { permissionNames } from '@perya/contract/staff/permissions';
import { type StaffErrorCode, staffErrors } from '@perya/contract/staff/staff-errors';
import { type Language, say } from '@perya/contract/text';
import { seconds } from '../../../platform/wire-time.ts';
import type { Person } from './people.store.ts';
import type { StoredPart, StoredRequest } from './request.store.ts';

export type People = ReadonlyMap<bigint, Pick<Person, 'name'>>;

const personOf = (id: bigint, people: People) => ({
  id: String(id),
  name: people.get(id)?.name ?? '',
});

export function presentRequest(
  request: StoredRequest,
  people: People,
  language: Language,
): wire.StaffRequest {
  return {
    id: String(request.id),
    action: request.action,
    about: { kind: request.subjectKind, id: request.subject },
    topic: request.topic,
    says: say(request.says, language),
    state: request.state,
    asked_by: personOf(request.askedBy, people),
    asked_at: seconds(request.askedAt),
    expires_at: seconds(request.expiresAt),
    reason: request.reason,
    words: request.words,
  };
}

export interface DetailView {
  request: StoredRequest;
  people: People;
  hurdle: StaffErrorCode | null;
  isOwn: boolean;
  isOpen: boolean;
  isSameAddress: boolean;
  parts: readonly StoredPart[];
  readBy: bigint;
}

function decisionOf({ request, people }: DetailView): wire.StaffRequestDetail['decision'] {
  if (request.decidedAt === null) return null;
  return {
    by: request.decidedBy === null ? null : personOf(request.decidedBy, people),
    at: seconds(request.decidedAt),
    reason: request.decisionReason,
    words: request.decisionWords ?? '',
  };
}

/** What a role would get; of another request nothing. */
function addsOf({ action, input }: StoredRequest): wire.StaffRequestDetail['adds'] {
  if (action !== askWiderRole.asks) return [];
  // An earlier release may have had others.
  return (input as Widening).permissions.filter((name) => permissionNames.includes(name));
}

export function presentDetail(view: DetailView, language: Language): wire.StaffRequestDetail {
  const { request, hurdle } = view;
  const { failedAt, failure } = request;
  return {
    ...presentRequest(request, view.people, language),
    decision: decisionOf(view),
    failure: failedAt && failure && { at: seconds(failedAt), says: say(failure, language) },
    asked_from: { address: request.askedAddress, device: request.askedDevice },
    is_same_address: view.isSameAddress,
    hurdle: hurdle && say(staffErrors[hurdle].message, language),
    adds: addsOf(request),
    may_withdraw: view.isOwn && view.isOpen,
    hand_over: view.parts.map(({ part, staffId, until, collectedAt }) => ({
      part,
      by: personOf(staffId, view.people),
      is_mine: staffId === view.readBy,
      collected_at: seconds(collectedAt),
      until: seconds(until),
    })),
    seen: request.seal.toString('hex'),
  };
}
