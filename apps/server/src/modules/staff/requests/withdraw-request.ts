import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import { closedBecause } from './hurdle-of.ts';
import { noteRefusal } from './note-refusal.ts';
import { type Because, readReason, reasonText } from './read-reason.ts';
import type { RequestServices } from './services.ts';

/** Takes back what the caller asked for, as long as nobody has decided it. */
export function withdrawRequest(
  services: RequestServices,
  context: StaffContext,
  { id, ...given }: Because & { id: bigint },
): Promise<void> {
  const { audit, requests } = services;
  const subject = { kind: 'request', id: String(id) } as const;
  return noteRefusal(services, context, { deed: 'withdraw', subject }, async () => {
    const because = readReason(given);
    await audit.record(byStaff(context), async (tx) => {
      const request = await requests.lock(tx, id);
      if (!request) throw new Refusal('REQUEST_UNKNOWN');
      if (request.askedBy !== context.staffId) throw new Refusal('REQUEST_NOT_OWN');
      const closed = closedBecause(request, request.now);
      if (closed) throw new Refusal(closed);
      await requests.close(tx, id, { state: 'withdrawn', by: context.staffId, ...because });
      const entry = {
        action: 'staff.request-withdrawn',
        subject,
        after: { action: request.action },
      } as const;
      return { result: undefined, entries: [{ ...entry, reason: reasonText(because) }] };
    });
  });
}
