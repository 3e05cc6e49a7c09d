import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listRequests as call } from '@perya/contract/staff/calls/requests';
import { type RequestActionName, requestActionNames } from '@perya/contract/staff/request-actions';
import type { StaffContext } from '../../../platform/http/context.ts';
import { approverFor } from './hurdle-of.ts';
import type { RequestFilter } from './request.store.ts';
import { presentRequest } from './requests.present.ts';
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
export function waitingFor(caller: Caller): RequestFilter {
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
