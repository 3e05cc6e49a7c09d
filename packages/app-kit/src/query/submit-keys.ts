import { isApiError } from '@perya/contract/client-errors';
import type { Store } from '../browser/storage.ts';
import { newSubmitKey } from './new-submit-key.ts';

/** A submit that must happen once, from the tap until an answer came. */
interface Intent {
  readonly key: string;
  readonly input: string;
}

function isIntent(value: unknown): value is Intent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, input } = value as Partial<Record<keyof Intent, unknown>>;
  return typeof key === 'string' && typeof input === 'string';
}

/** Refusals that say nothing about the intent itself: an earlier try may have been carried out. */
const undecided = new Set([
  'INTERNAL',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'REQUEST_IN_PROGRESS',
  'SESSION_EXPIRED',
]);

/** Whether the server has decided; after a network failure, a proxy's error page or an overload it has not. */
export function isAnswered(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return !undecided.has(error.code) && !error.code.startsWith('HTTP_');
}

/**
 * The idempotency keys of calls that move money. A retry with the same input sends the same key until an answer came,
 * also after a reload of the page; another input is another intent.
 */
export function createSubmitKeys(store: Store, newKey: () => string = newSubmitKey) {
  const nameOf = (path: string) => `intent:${path}`;
  return {
    keyFor(path: string, input: unknown): string {
      const text = JSON.stringify(input);
      const open = store.read(nameOf(path));
      if (isIntent(open) && open.input === text) return open.key;
      const intent: Intent = { key: newKey(), input: text };
      store.write(nameOf(path), intent);
      return intent.key;
    },
    answered: (path: string) => store.remove(nameOf(path)),
  };
}

export type SubmitKeys = ReturnType<typeof createSubmitKeys>;

/**
 * One key for whatever a form sends until an answer came: what was changed after a lost answer is refused as a
 * mismatch and not carried out a second time.
 */
export function createFormKeys(newKey: () => string = newSubmitKey): SubmitKeys {
  let key = newKey();
  return {
    keyFor: () => key,
    answered: () => {
      key = newKey();
    },
  };
}
