import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore, removeOlderVersions, storageKey } from '@perya/app-kit/browser/storage';
import { describe, expect, it } from 'vitest';
import {
  readStoredSession,
  refreshDueSeconds,
  removeStoredSession,
  writeStoredSession,
} from './stored-session.ts';

const session = { token: 'secret', expiresAt: 4000, receivedAt: 1000 };

describe('the stored session', () => {
  it('is kept under a namespaced and versioned key until its token has expired [A-484]', () => {
    const storage = createMemoryStorage();
    const store = createStore(storage, 'localhost');
    writeStoredSession(store, session);
    expect(storage.key(0)).toBe('perya:v1:session');
    expect(readStoredSession(store, 3999)).toEqual(session);
    expect(readStoredSession(store, 4000)).toBeNull();
    removeStoredSession(store);
    expect(readStoredSession(store, 1000)).toBeNull();
  });

  it('is not called dead by a clock that was wrong when it came', () => {
    const store = createStore(createMemoryStorage(), 'localhost');
    const ahead = { ...session, receivedAt: 9000 };
    writeStoredSession(store, ahead);
    expect(readStoredSession(store, 9500)).toEqual(ahead);
  });

  it('is encoded on any host but a test host [A-371]', () => {
    const storage = createMemoryStorage();
    writeStoredSession(createStore(storage, 'perya.ph'), session);
    expect(storage.getItem(storageKey('session'))).not.toContain('secret');
  });

  it('of an older version is removed at start [A-195]', () => {
    const storage = createMemoryStorage();
    storage.setItem('perya:v0:session', '{}');
    writeStoredSession(createStore(storage, 'localhost'), session);
    removeOlderVersions(storage);
    expect(storage.length).toBe(1);
    expect(storage.getItem('perya:v0:session')).toBeNull();
  });

  it('is due for a new token with a third of its life left [A-496]', () => {
    expect(refreshDueSeconds(session)).toBe(3000);
  });
});
