import { localStore } from '@perya/app-kit/browser/browser-stores';
import { useSession, visitor } from './session.ts';
import {
  readStoredSession,
  removeStoredSession,
  type StoredSession,
  writeStoredSession,
} from './stored-session.ts';

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The access token of the signed-in player, and nothing for a visitor. Storage is the truth: other tabs write it too. */
export const sessionToken = {
  read(): StoredSession | null {
    return readStoredSession(localStore, nowSeconds());
  },
  get(): string | null {
    return sessionToken.read()?.token ?? null;
  },
  set(token: string, expiresAt: number): void {
    writeStoredSession(localStore, { token, expiresAt, receivedAt: nowSeconds() });
    useSession.setState({ token, isEnding: false });
  },
  clear(): void {
    removeStoredSession(localStore);
    useSession.setState(visitor);
  },
};
