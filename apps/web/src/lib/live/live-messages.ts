import { type LiveKind, type LiveMessage, liveMessagesRemembered } from '@perya/contract/live';

export type LiveHandler = (message: LiveMessage) => void;

const handlers = new Map<LiveHandler, LiveKind>();
const seen = new Set<string>();

/**
 * Calls the handler for every message of the kind, and whenever messages may have been lost (kind `refresh`):
 * also each time the line opens. Answers how to stop it.
 */
export function onLive(kind: LiveKind, handler: LiveHandler): () => void {
  handlers.set(handler, kind);
  return () => void handlers.delete(handler);
}

/** A message that was seen already changes nothing. [M-398] */
export function takeLive(message: LiveMessage): void {
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
