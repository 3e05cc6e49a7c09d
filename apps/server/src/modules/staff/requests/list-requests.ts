import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listRequests as call } from '@perya/contract/staff/calls/requests';
import { listRows } from '@perya/contract/staff/list';
import { type RequestActionName, requestActionNames } from '@perya/contract/staff/request-actions';
import type { StaffContext } from '../../../platform/http/context.ts';
import { readIdCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { RequestServices } from './dependencies.ts';
import { approverFor } from './hurdle-of.ts';
import type { RequestFilter } from './request.store.ts';
import { presentRequest } from './requests.present.ts';

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
    askedBy: null,
    notAskedBy: caller.staffId,
    isOldestFirst: true,
  };
}

function filterOf(caller: Caller, { box, state, action }: RequestOf<typeof call>): RequestFilter {
  if (box === 'waiting') {
    const waiting = waitingFor(caller);
    const actions = (waiting.actions ?? []).filter((name) => !action || name === action);
    return { ...waiting, actions };
  }
  return {
    state: state ?? null,
    actions: action ? [action] : null,
    askedBy: box === 'mine' ? caller.staffId : null,
    notAskedBy: null,
    isOldestFirst: false,
  };
}

/** A page of requests. */
export async function listRequests(
  { requests, people }: RequestServices,
  context: StaffContext,
  input: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const filter = filterOf(context, input);
  const limit = input.limit ?? listRows.byDefault;
  const from = input.cursor === undefined ? null : readIdCursor(input.cursor);
  const [rows, { count }] = await Promise.all([
    requests.list(filter, from, limit + 1),
    requests.count(filter),
  ]);
  const shown = rows.slice(0, limit);
  const names = await people.find([...new Set(shown.map(({ askedBy }) => askedBy))]);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown.map((row) => presentRequest(row, names, context.language)),
    next: last ? writeCursor(String(last.id)) : null,
    count,
  };
}
