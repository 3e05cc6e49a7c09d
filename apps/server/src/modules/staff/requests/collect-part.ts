import type { AnswerOf } from '@perya/contract/call';
import type { collectPart as call } from '@perya/contract/staff/calls/requests';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import { actionOf } from './action-of.ts';
import { approverFor } from './hurdle-of.ts';
import { reasonText } from './read-reason.ts';
import { isAsSealed } from './seal-request.ts';
import type { RequestServices } from './services.ts';

/** Shows the caller the part that is theirs to hand over, and nobody ever again. */
export async function collectPart(
  services: RequestServices,
  context: StaffContext,
  id: bigint,
): Promise<AnswerOf<typeof call>> {
  const { audit, keyring, requests } = services;
  const { answer, afterCommit } = await audit.record(byStaff(context), async (tx) => {
    const request = await requests.lock(tx, id);
    if (!request) throw new Refusal('REQUEST_UNKNOWN');
    const part = await requests.takePart(tx, id, context.staffId);
    const action = actionOf(services, request.action);
    if (part === null || !action?.collect) throw new Refusal('REQUEST_PART_OVER');
    if (!isAsSealed(keyring, request, null)) throw new Refusal('REQUEST_ALTERED');
    const isAsker = request.askedBy === context.staffId;
    const needed = isAsker ? action.permission : approverFor(request.action);
    if (needed === null || !context.permissions.has(needed)) throw new Refusal('FORBIDDEN');
    const made = await action.collect(tx, {
      part,
      input: action.readInput(request.input),
      reason: reasonText(request),
      requestId: id,
    });
    return {
      result: {
        answer: { part, name: made.name, value: made.value },
        afterCommit: made.afterCommit,
      },
      entries: [
        {
          action: 'staff.part-collected',
          subject: { kind: 'request', id: String(id) },
          after: { action: request.action, part },
        },
        ...made.entries,
      ],
    };
  });
  afterCommit?.();
  return answer;
}
