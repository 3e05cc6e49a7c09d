import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, bySystem, nothingChanged } from '../../audit/index.ts';
import { holdRequest } from './hold-request.ts';
import { closedBecause, isHidden } from './hurdle-of.ts';
import { noteDevice } from './note-device.ts';
import { noteRefusal } from './note-refusal.ts';
import { type Because, readReason, reasonText } from './read-reason.ts';
import type { StoredRequest } from './request.store.ts';
import type { RequestServices } from './services.ts';

/** Declines what a colleague asked for; nothing is carried out. */
export function declineRequest(
  services: RequestServices,
  context: StaffContext,
  { id, ...given }: Because & { id: bigint },
): Promise<void> {
  const { audit, requests } = services;
  const subject = { kind: 'request', id: String(id) } as const;
  return noteRefusal(services, context, { deed: 'decline', id }, async () => {
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

/** Takes back what the caller asked for, as long as nobody has decided it. */
export function withdrawRequest(
  services: RequestServices,
  context: StaffContext,
  { id, ...given }: Because & { id: bigint },
): Promise<void> {
  const { audit, requests } = services;
  const subject = { kind: 'request', id: String(id) } as const;
  return noteRefusal(services, context, { deed: 'withdraw', id }, async () => {
    const because = readReason(given);
    await audit.record(byStaff(context), async (tx) => {
      const request = await requests.lock(tx, id);
      if (!request || isHidden(request.action, context.permissions)) {
        throw new Refusal('REQUEST_UNKNOWN');
      }
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

const batchSize = 100;

/** Closes the requests that nobody decided within 24 hours; answers how many. */
export async function expireRequests({
  audit,
  requests,
}: Pick<RequestServices, 'audit' | 'requests'>): Promise<number> {
  return audit.record(bySystem('staff.requests'), async (tx) => {
    const [first, ...others] = await requests.expire(tx, batchSize);
    if (!first) return nothingChanged(0);
    const entryOf = ({ id, action, askedBy }: StoredRequest) => ({
      action: 'staff.request-expired' as const,
      subject: { kind: 'request' as const, id: String(id) },
      after: { action, asked_by: `staff:${askedBy}` },
    });
    return { result: others.length + 1, entries: [entryOf(first), ...others.map(entryOf)] };
  });
}
