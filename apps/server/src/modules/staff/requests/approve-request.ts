import type { Reason } from '@perya/contract/staff/reasons';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  byStaff,
  type CarriedOut,
  type Entry,
  nameOfActor,
  type Recorded,
} from '../../audit/index.ts';
import { actionOf } from './action-of.ts';
import { holdRequest } from './hold-request.ts';
import { mayStillAsk } from './hurdle-of.ts';
import { noteDevice } from './note-device.ts';
import { CarryingOutFailed, noteFailure } from './note-failure.ts';
import { noteRefusal } from './note-refusal.ts';
import { type Because, readReason, reasonText } from './read-reason.ts';
import type { StoredRequest } from './request.store.ts';
import { isAsSealed } from './seal-request.ts';
import type { RequestServices } from './services.ts';

export interface Approval {
  id: bigint;
  /** Names what the approver was shown. */
  seen: string;
  reason: Reason;
  words: string;
}

async function carryOut(
  services: RequestServices,
  tx: Recorded,
  context: StaffContext,
  request: StoredRequest,
): Promise<CarriedOut> {
  const action = actionOf(services, request.action);
  if (!action) throw new Refusal('REQUEST_ACTION_UNKNOWN');
  try {
    return await action.carryOut(tx, {
      origin: byStaff(context),
      input: action.readInput(request.input),
      reason: reasonText(request),
      request: { id: String(request.id), askedBy: `staff:${request.askedBy}` },
    });
  } catch (error) {
    throw new CarryingOutFailed(error);
  }
}

/** Both persons stand in every entry of what was carried out. */
function withBoth(entry: Entry, both: { request: string; asked_by: string; approved_by: string }) {
  return { ...entry, after: { ...entry.after, ...both } };
}

async function approve(
  services: RequestServices,
  context: StaffContext,
  { id, seen }: Approval,
  because: Because,
): Promise<void> {
  const { audit, keyring, requests } = services;
  await noteDevice(services, context);
  const origin = byStaff(context);
  const afterCommit = await audit.record(origin, async (tx) => {
    const { request, asker } = await holdRequest(services, tx, id, context.staffId);
    if (!isAsSealed(keyring, request, seen)) throw new Refusal('REQUEST_ALTERED');
    if (!mayStillAsk(request, asker)) throw new Refusal('REQUEST_ASKER_GONE');
    const openedAt = await requests.readOpening(tx, id, context.staffId);
    const done = await carryOut(services, tx, context, request);
    await requests.close(tx, id, { state: 'approved', by: context.staffId, ...because });
    for (const { part, to } of done.handOver ?? []) {
      const staffId = to === 'asker' ? request.askedBy : context.staffId;
      await requests.addPart(tx, { requestId: id, part, staffId });
    }
    const both = {
      request: String(id),
      asked_by: `staff:${request.askedBy}`,
      approved_by: nameOfActor(origin.actor),
    };
    const approved: Entry = {
      action: 'staff.request-approved',
      subject: { kind: 'request', id: String(id) },
      after: {
        action: request.action,
        about: `${request.subjectKind} ${request.subject}`,
        same_address: request.askedAddress === context.address,
        // What the approver has seen, and since when.
        shown: request.says.en,
        opened_at: openedAt?.toISOString() ?? null,
      },
      reason: reasonText(because),
    };
    return {
      result: done.afterCommit,
      entries: [withBoth(approved, both), ...done.entries.map((entry) => withBoth(entry, both))],
      events: done.events ?? [],
    };
  });
  afterCommit?.();
}

/** Approves a request and carries it out, in one transaction: both or neither, and once. */
export function approveRequest(
  services: RequestServices,
  context: StaffContext,
  approval: Approval,
): Promise<void> {
  const { id } = approval;
  return noteRefusal(services, context, { deed: 'approve', id }, async () => {
    const because = readReason(approval);
    try {
      await approve(services, context, approval, because);
    } catch (error) {
      if (!(error instanceof CarryingOutFailed)) throw error;
      throw await noteFailure(services, context, id, error.cause);
    }
  });
}
