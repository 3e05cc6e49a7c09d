import { approverOf } from '@perya/contract/staff/permissions';
import type { Reason } from '@perya/contract/staff/reasons';
import {
  askingCalls,
  type RequestActionName,
  requestActions,
} from '@perya/contract/staff/request-actions';
import * as z from 'zod/mini';
import type { StaffContext } from '../../../platform/http/context.ts';
import { deviceName } from '../../../platform/http/device-name.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nothingChanged, type RequestAction, subjectId } from '../../audit/index.ts';
import { noteDevice } from './note-device.ts';
import { noteRefusal } from './note-refusal.ts';
import { readReason, reasonText } from './read-reason.ts';
import { sealOf } from './seal-request.ts';
import type { RequestServices } from './services.ts';

interface Wanted {
  action: RequestActionName;
  input: unknown;
  reason: Reason;
  words: string;
}

function isReasonOf(action: RequestActionName, reason: Reason): boolean {
  const given: readonly Reason[] = requestActions[action].reasons;
  return given.includes(reason);
}

async function ask(services: RequestServices, context: StaffContext, wanted: Wanted) {
  const { audit, keyring, requests, actions } = services;
  const { permission, input } = requestActions[wanted.action];
  if (approverOf(permission) === null) throw new Error(`${permission} needs no second person`);
  if (!context.permissions.has(permission)) throw new Refusal('FORBIDDEN');
  const because = readReason(wanted);
  if (!isReasonOf(wanted.action, because.reason)) throw new Refusal('INVALID_INPUT');
  const parsed = z.safeParse(input as z.ZodMiniType, wanted.input);
  if (!parsed.success) throw new Refusal('INVALID_INPUT');
  const action: RequestAction = actions[wanted.action];
  const { subject, topic, says } = await action.describe(parsed.data, context.staffId);
  await noteDevice(services, context);
  const id = await audit.record<bigint | null>(byStaff(context), async (tx) => {
    const asked = {
      ...(await requests.begin(tx)),
      ...because,
      action: wanted.action,
      topic,
      subjectKind: subject.kind,
      subject: subjectId(subject),
      input: parsed.data,
      says,
      askedBy: context.staffId,
      askedAddress: context.address,
      askedDevice: deviceName(context.userAgent),
    };
    const isWritten = await requests.insert(tx, asked, sealOf(keyring, asked));
    if (!isWritten) return nothingChanged(null);
    const after = {
      action: wanted.action,
      about: `${subject.kind} ${asked.subject}`,
      says: says.en,
    };
    return {
      result: asked.id,
      entries: [
        {
          action: 'staff.request-asked',
          subject: { kind: 'request', id: String(asked.id) },
          after,
          reason: reasonText(because),
        },
      ],
    };
  });
  if (id === null) throw new Refusal('REQUEST_WAITS');
  return id;
}

/** Asks a second person for something that nobody does alone; answers the number of the request. */
function askForApproval(
  services: RequestServices,
  context: StaffContext,
  wanted: Wanted,
): Promise<bigint> {
  const { action } = wanted;
  return noteRefusal(services, context, { deed: 'ask', action }, () =>
    ask(services, context, wanted),
  );
}

type Asked = Omit<Wanted, 'action' | 'input'>;

/** Whatever is asked for, the call that asks is one and the same but for its input. */
export function askingRoutes(services: RequestServices): Handlers<typeof askingCalls> {
  const routes = Object.entries(askingCalls).map(([name, { asks: action }]) => {
    const ask = async (context: StaffContext, { reason, words, ...input }: Asked) => {
      const id = await askForApproval(services, context, { action, input, reason, words });
      return { id: String(id) };
    };
    return [name, ask];
  });
  return Object.fromEntries(routes);
}
