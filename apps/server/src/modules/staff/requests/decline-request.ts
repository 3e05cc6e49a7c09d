import type { StaffContext } from '../../../platform/http/context.ts';
import { byStaff } from '../../audit/index.ts';
import { holdRequest } from './hold-request.ts';
import { noteDevice } from './note-device.ts';
import { noteRefusal } from './note-refusal.ts';
import { type Because, readReason, reasonText } from './read-reason.ts';
import type { RequestServices } from './services.ts';

/** Declines what a colleague asked for; nothing is carried out. */
export function declineRequest(
  services: RequestServices,
  context: StaffContext,
  { id, ...given }: Because & { id: bigint },
): Promise<void> {
  const { audit, requests } = services;
  const subject = { kind: 'request', id: String(id) } as const;
  return noteRefusal(services, context, { deed: 'decline', subject }, async () => {
    const because = readReason(given);
    await noteDevice(services, context);
    await audit.record(byStaff(context), async (tx) => {
      const { request } = await holdRequest(services, tx, id, context.staffId);
      await requests.close(tx, id, { state: 'declined', by: context.staffId, ...because });
      const after = {
        action: request.action,
        asked_by: `staff:${request.askedBy}`,
        declined_by: `staff:${context.staffId}`,
      };
      const entry = { action: 'staff.request-declined', subject, after } as const;
      return { result: undefined, entries: [{ ...entry, reason: reasonText(because) }] };
    });
  });
}
