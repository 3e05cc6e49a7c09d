import { ClientError } from '@perya/contract/client-errors';
import type { WebStorage } from '../browser/storage.ts';

function emptyStorage(storage: WebStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null) storage.removeItem(key);
}

export interface Leaving {
  readonly ask: () => Promise<unknown>;
  readonly stopFetching: () => void;
  readonly goHome: () => Promise<unknown>;
  readonly clearToken: () => void;
  readonly storage: WebStorage;
}

/** Ends the session; throws if the server could not be told, and then nothing has changed. [A-254 A-255] */
export async function logOut({
  ask,
  stopFetching,
  goHome,
  clearToken,
  storage,
}: Leaving): Promise<void> {
  try {
    await ask();
  } catch (error) {
    // A session that the server no longer knows has ended already.
    if (!(error instanceof ClientError && error.category === 'authentication')) throw error;
  }
  stopFetching();
  // Home first, so that the guard does not ask the visitor to log in for the page that is left.
  await goHome();
  emptyStorage(storage);
  clearToken();
}
