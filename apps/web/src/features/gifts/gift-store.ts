import type { Store } from '@perya/app-kit/browser/storage';
import { readGiftMessage } from '@perya/contract/live';
import { emptyQueue, type GiftQueue, type Waiting } from './gift-queue.ts';

const name = 'gifts';

function readWaiting(given: unknown): Waiting[] {
  const { gift, until } = (given ?? {}) as { gift?: unknown; until?: unknown };
  const read = readGiftMessage(gift);
  return read !== null && typeof until === 'number' ? [{ gift: read, until }] : [];
}

/**
 * The queue as every tab of this browser knows it: it survives a reload, and a logout empties it. What was closed
 * the server knows, and gives no more. [G-319]
 */
export function readQueue(store: Store): GiftQueue {
  const { seen, waiting } = (store.read(name) ?? {}) as { seen?: unknown; waiting?: unknown };
  return {
    seen: Array.isArray(seen) ? seen.filter((id) => typeof id === 'string') : emptyQueue.seen,
    waiting: Array.isArray(waiting) ? waiting.flatMap(readWaiting) : emptyQueue.waiting,
  };
}

export function writeQueue(store: Store, queue: GiftQueue): void {
  store.write(name, queue);
}
