import * as z from 'zod/mini';
import type { Carrier } from '../../platform/outbox/deliver-letters.ts';
import type { NewLetter } from '../../platform/outbox/outbox.store.ts';
import type { Message, MessageSender } from './sender.ts';

const channel = 'message';

const messageContent = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** A message as a letter of the outbox. */
export function messageLetter(uid: bigint, content: Message): NewLetter {
  return { channel, uid, content };
}

/** Carries the letters that are messages. */
export function carryMessages(sender: MessageSender): Record<string, Carrier> {
  return { [channel]: (content) => sender.send(z.parse(messageContent, content)) };
}
