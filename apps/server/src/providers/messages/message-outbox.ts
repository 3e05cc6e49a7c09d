import * as z from 'zod/mini';
import type { Carrier } from '../../platform/outbox/deliver-outbox.ts';
import type { NewOutboxMessage } from '../../platform/outbox/outbox.store.ts';
import type { Message, MessageSender } from './sender.ts';

const channel = 'message';

const messageContent = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  file: z.optional(
    z.object({
      name: z.string(),
      text: z.string(),
      encoding: z.optional(z.literal('base64')),
    }),
  ),
});

/** A message to a player, or to somebody who is none, as a message of the outbox. */
export function toOutboxMessage(uid: bigint | null, content: Message): NewOutboxMessage {
  return { channel, uid, content };
}

/** The carrier of messages to players. */
export function messageCarriers(sender: MessageSender): Record<string, Carrier> {
  return { [channel]: (content) => sender.send(z.parse(messageContent, content)) };
}
