import { storageKey, type WebStorage } from '@perya/app-kit/browser/storage';
import { ClientError } from '@perya/contract/client-errors';
import { seenMarksName } from '../announcements/seen-marks.ts';
import { lastingNames } from '../records/kept-records.ts';

/** Which announcements were seen: a logout forgets those of the login alone. [M-253] And what is said of the device. */
const lasting = [seenMarksName, ...lastingNames].map(storageKey);

function emptyStorage(storage: WebStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key !== null && !lasting.includes(key)) storage.removeItem(key);
  }
}

export interface Leaving {
  readonly ask: () => Promise<unknown>;
  /** Also cancels what is pending: the server refuses whatever reaches it after the logout. */
  readonly stopFetching: () => void;
  readonly resumeFetching: () => void;
  readonly goHome: () => Promise<unknown>;
  readonly clearToken: () => void;
  readonly storage: WebStorage;
  /** Pictures that were shared for service and not yet sent. */
  readonly forgetShared: () => Promise<unknown>;
}

/** Ends the session; throws if the server could not be told, and then nothing has changed. [A-254 A-255] */
export async function logOut({
  ask,
  stopFetching,
  resumeFetching,
  goHome,
  clearToken,
  storage,
  forgetShared,
}: Leaving): Promise<void> {
  stopFetching();
  try {
    await ask();
  } catch (error) {
    // A session that the server no longer knows has ended already.
    if (!(error instanceof ClientError && error.category === 'authentication')) {
      resumeFetching();
      throw error;
    }
  }
  // Home first, so that the guard does not ask the visitor to log in for the page that is left.
  await goHome();
  emptyStorage(storage);
  await forgetShared();
  clearToken();
}
