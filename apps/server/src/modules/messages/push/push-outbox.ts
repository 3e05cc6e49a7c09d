import {
  isSilentWhileAway,
  type NoticeTopic,
  noticeTopics,
} from '@perya/contract/rules/notices/notice-choices';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Carrier } from '../../../platform/outbox/deliver-outbox.ts';
import { writeToOutbox } from '../../../platform/outbox/outbox.store.ts';
import type { PushAddress } from '../../../providers/push/send-push.ts';
import type { MessagesServices } from '../services.ts';

const channel = 'push';

/** Where a tap on a notification leads. */
const paths: Record<NoticeTopic, string> = {
  security: '/s-account/security',
  payments: '/s-transaction',
  rewards: '/welfare',
  offers: '/my/announcements',
};

/** What a device shows. The same tag is shown once, also where it was sent twice because an answer was lost. */
const shown = z.object({
  title: z.string(),
  text: z.string(),
  path: z.string(),
  tag: z.string(),
});

const pushContent = z.object({
  uid: z.string(),
  device: z.string(),
  topic: z.enum(noticeTopics),
  shown,
});

interface NewPush {
  uid: bigint;
  topic: NoticeTopic;
  title: string;
  text: string;
  /** Tells what it is about apart from all else. */
  tag: string;
}

/** One message for each device that the player lets notify. */
export async function writePush(
  { push, metrics }: Pick<MessagesServices, 'push' | 'metrics'>,
  client: pg.PoolClient,
  { uid, topic, title, text, tag }: NewPush,
): Promise<void> {
  const what = { title, text, path: paths[topic], tag };
  for (const { id } of await push.store.list(uid, client)) {
    const content = { uid: String(uid), device: String(id), topic, shown: what };
    await writeToOutbox(client, { channel, uid, content });
    metrics.countTold(topic, 'push');
  }
}

type Services = Pick<MessagesServices, 'identity' | 'limits' | 'push' | 'metrics'>;

/** Whether it still may: the session is open, and whoever stays away since is not drawn back. */
async function maySend(
  { identity, limits }: Services,
  { uid, session, topic }: { uid: bigint; session: string; topic: NoticeTopic },
): Promise<boolean> {
  if (!(await identity.isSessionOpen(uid, session))) return false;
  return !(isSilentWhileAway(topic) && (await limits.isSpared(uid)));
}

async function deliver(services: Services, content: unknown): Promise<void> {
  const { push, metrics } = services;
  const parsed = z.parse(pushContent, content);
  const uid = BigInt(parsed.uid);
  const id = BigInt(parsed.device);
  const { topic } = parsed;
  const held = await push.store.findAddress(uid, id);
  if (held === null || !(await maySend(services, { uid, session: held.session, topic }))) {
    return metrics.countPush('not-wanted');
  }
  const address = JSON.parse(push.keyring.open(held.addressSealed).toString()) as PushAddress;
  const outcome = await push.sender.send(address, await push.keys(), JSON.stringify(parsed.shown));
  if (outcome === 'gone') await push.store.remove(push.pool, uid, id);
  metrics.countPush(outcome);
}

/** The carrier of notifications to devices. */
export const pushCarriers = (services: Services): Record<string, Carrier> => ({
  [channel]: (content) => deliver(services, content),
});
