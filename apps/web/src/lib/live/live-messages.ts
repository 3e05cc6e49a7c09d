import {
  type GiftMessage,
  type LiveKind,
  type LiveMessage,
  liveMessagesRemembered,
} from '@perya/contract/live';

export type LiveHandler = (message: LiveMessage) => void;

const giftHandlers = new Set<(gift: GiftMessage) => void>();
const handlers = new Map<LiveHandler, LiveKind>();
const seen = new Set<string>();
let hasOpened = false;

/** Whether a line was open before: whoever comes later has missed the message that says so. */
export const wasLineOpened = () => hasOpened;

/**
 * Calls the handler for every message of the kind, and whenever messages may have been lost (kind `refresh`):
 * also each time the line opens. Answers how to stop it.
 */
export function onLive(kind: LiveKind, handler: LiveHandler): () => void {
  handlers.set(handler, kind);
  return () => void handlers.delete(handler);
}

/** Calls the handler for every gift and notice that comes; whoever hears them knows which were there before. */
export function onGift(handler: (gift: GiftMessage) => void): () => void {
  giftHandlers.add(handler);
  return () => void giftHandlers.delete(handler);
}

export function takeGiftMessage(gift: GiftMessage): void {
  for (const handle of [...giftHandlers]) handle(gift);
}

/** A message that was seen already changes nothing. [M-398] */
export function takeLive(message: LiveMessage): void {
  if (message.kind === 'refresh') hasOpened = true;
  if (seen.has(message.messageId)) return;
  seen.add(message.messageId);
  for (const id of seen) {
    if (seen.size <= liveMessagesRemembered) break;
    seen.delete(id);
  }
  for (const [handle, kind] of [...handlers]) {
    if (message.kind === kind || message.kind === 'refresh') handle(message);
  }
}
