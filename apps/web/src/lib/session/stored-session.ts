import type { Store } from '@perya/app-kit/browser/storage';

/** A token as this browser keeps it, with the moments that say when it must be changed. */
export interface StoredSession {
  readonly token: string;
  readonly expiresAt: number;
  readonly receivedAt: number;
}

const name = 'session';
/** With less than this part of its life left, a token is changed for a new one. */
const refreshPart = 1 / 3;

function isStored(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const { token, expiresAt, receivedAt } = value as Partial<Record<keyof StoredSession, unknown>>;
  return (
    typeof token === 'string' &&
    token !== '' &&
    typeof expiresAt === 'number' &&
    typeof receivedAt === 'number'
  );
}

/** A device clock that runs ahead would expire every token at once: then only the server decides. */
function isExpired({ expiresAt, receivedAt }: StoredSession, nowSeconds: number): boolean {
  return expiresAt > receivedAt && nowSeconds >= expiresAt;
}

export function readStoredSession(store: Store, nowSeconds: number): StoredSession | null {
  const stored = store.read(name);
  return isStored(stored) && !isExpired(stored, nowSeconds) ? stored : null;
}

export function writeStoredSession(store: Store, session: StoredSession): void {
  store.write(name, session);
}

export function removeStoredSession(store: Store): void {
  store.remove(name);
}

/** The moment from which less than a third of the token's life is left. */
export function refreshDueSeconds({ expiresAt, receivedAt }: StoredSession): number {
  return expiresAt - (expiresAt - receivedAt) * refreshPart;
}
