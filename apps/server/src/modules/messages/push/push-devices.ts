import type { RequestOf } from '@perya/contract/call';
import type {
  addPushDevice as addCall,
  NoticeChoices,
  removePushDevice as removeCall,
} from '@perya/contract/messages/calls/choices';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { deviceName } from '../../../platform/http/device-name.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byPlayer } from '../../audit/index.ts';
import { getNoticeChoices } from '../choices/read-choices.ts';
import type { MessagesServices } from '../services.ts';

/** Lets the browser that asks notify, for as long as its session lasts. */
export async function addPushDevice(
  services: MessagesServices,
  context: PlayerContext,
  { endpoint, p256dh, auth }: RequestOf<typeof addCall>,
): Promise<NoticeChoices> {
  const { audit, push, rateLimiter } = services;
  const { uid, session } = context;
  if (!push.sender.isKnown(endpoint)) throw new Refusal('PUSH_SERVICE_UNKNOWN');
  await rateLimiter.count('noticeChoice', String(uid));
  const name = deviceName(context.userAgent);
  const address = JSON.stringify({ endpoint, p256dh, auth });
  await audit.record(byPlayer(uid, context), async (tx) => {
    await push.store.add(tx, {
      uid,
      session,
      name,
      addressSealed: push.keyring.seal(Buffer.from(address)),
      endpointDigest: push.keyring.digest('push-endpoint', endpoint),
    });
    const entry = {
      action: 'messages.push-added',
      subject: { kind: 'player', uid },
      after: { device: name },
    } as const;
    return { result: undefined, entries: [entry] };
  });
  return getNoticeChoices(services, context);
}

export async function removePushDevice(
  services: MessagesServices,
  context: PlayerContext,
  { id }: RequestOf<typeof removeCall>,
): Promise<NoticeChoices> {
  const { uid } = context;
  await services.audit.record(byPlayer(uid, context), async (tx) => {
    if (!(await services.push.store.remove(tx, uid, BigInt(id)))) {
      throw new Refusal('NOTHING_TO_CHANGE');
    }
    const entry = {
      action: 'messages.push-removed',
      subject: { kind: 'player', uid },
      before: { device_id: id },
    } as const;
    return { result: undefined, entries: [entry] };
  });
  return getNoticeChoices(services, context);
}
