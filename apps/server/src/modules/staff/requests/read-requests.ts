import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listRequests as call,
  StaffRequestDetail,
} from '@perya/contract/staff/calls/requests';
import {
  type RequestActionName,
  requestActionNames,
  requestActions,
} from '@perya/contract/staff/request-actions';
import { say } from '@perya/contract/text';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Finder, numberOf } from '../../../platform/lists/finder.ts';
import { approverFor, closedBecause, hurdleOf, isHidden } from './hurdle-of.ts';
import type { RequestFilter } from './request.store.ts';
import { presentDetail, presentRequest } from './requests.present.ts';
import type { RequestServices } from './services.ts';

type Caller = Pick<StaffContext, 'staffId' | 'permissions'>;

/** The actions that the caller may approve. */
function approvable({ permissions }: Caller): RequestActionName[] {
  if (!permissions.has('requests.decide')) return [];
  return requestActionNames.filter((name) => {
    const approver = approverFor(name);
    return approver !== null && permissions.has(approver);
  });
}

/** What waits for this member of staff. */
function waitingFor(caller: Caller): RequestFilter {
  return {
    state: 'open',
    actions: approvable(caller),
    notAskedBy: caller.staffId,
    isOldestFirst: true,
  };
}

function filterOf(
  caller: Caller,
  { box, state, action, about, topic }: RequestOf<typeof call>,
): RequestFilter {
  if (box === 'waiting') {
    const waiting = waitingFor(caller);
    const actions = (waiting.actions ?? []).filter((name) => !action || name === action);
    return { ...waiting, actions, about, topic };
  }
  return {
    state,
    actions: action === undefined ? undefined : [action],
    askedBy: box === 'mine' ? caller.staffId : undefined,
    hiddenActions: requestActionNames.filter((name) => isHidden(name, caller.permissions)),
    about,
    topic,
  };
}

/** A page of requests. */
export async function listRequests(
  { requests, people }: RequestServices,
  context: StaffContext,
  input: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { cursor, limit } = input;
  const page = await requests.page({ ...filterOf(context, input), cursor, limit });
  const names = await people.find([...new Set(page.rows.map(({ askedBy }) => askedBy))]);
  return { ...page, rows: page.rows.map((row) => presentRequest(row, names, context.language)) };
}

/** One request, and whether the caller can decide it as things stand. */
export async function readRequest(
  { requests, people }: RequestServices,
  { staffId, address, language, permissions }: StaffContext,
  id: bigint,
): Promise<StaffRequestDetail> {
  const request = await requests.find(id);
  if (!request || isHidden(request.action, permissions)) throw new Refusal('REQUEST_UNKNOWN');
  const { askedBy, decidedBy } = request;
  const parts = await requests.listParts(id);
  const found = await people.find([askedBy, staffId, ...(decidedBy === null ? [] : [decidedBy])]);
  const asker = found.get(askedBy);
  const reader = found.get(staffId);
  if (!asker || !reader) throw new Error(`The request ${id} names staff that do not exist`);
  const now = new Date();
  const hurdle = hurdleOf(request, asker, reader, now);
  // Whoever can decide it has seen it from now on: their approval says since when.
  if (hurdle === null) await requests.noteOpening(id, staffId);
  return presentDetail(
    {
      request,
      people: found,
      hurdle,
      isOwn: askedBy === staffId,
      isOpen: closedBecause(request, now) === null,
      parts,
      readBy: staffId,
      isSameAddress: askedBy !== staffId && request.askedAddress === address,
    },
    language,
  );
}

/** What waits for this member of staff, up to what lists count, and since when the oldest does. */
export function countWaiting(
  { requests }: Pick<RequestServices, 'requests'>,
  caller: Pick<StaffContext, 'staffId' | 'permissions'>,
): Promise<{ count: number; oldestAt: Date | null }> {
  return requests.waiting(waitingFor(caller));
}

/** A request by its number, with an R in front or without. */
export const requestFinder = ({ requests }: Pick<RequestServices, 'requests'>): Finder => ({
  kind: 'request',
  permission: 'requests.read',
  async find(words, { language, permissions }) {
    const number = numberOf(words, 'R');
    const request = number === null ? null : await requests.find(number);
    if (request === null || isHidden(request.action, permissions)) return [];
    const { id, action } = request;
    return [
      {
        id: String(id),
        name: `R${id}`,
        about: say(requestActions[action].title, language),
        amount: null,
        is_exact: true,
      },
    ];
  },
});
