import { createMemoryStorage } from './memory-storage.ts';
import { createStore, type Store, type WebStorage } from './storage.ts';

function open(kind: 'localStorage' | 'sessionStorage'): WebStorage {
  try {
    return window[kind];
  } catch {
    return createMemoryStorage();
  }
}

function hostname(): string {
  return typeof location === 'undefined' ? '' : location.hostname;
}

/** Emptied by logging out. */
export const rawLocalStorage = open('localStorage');
export const localStore: Store = createStore(rawLocalStorage, hostname());

/** Outlives a logout, not the visit: partner flags, advertising and referral ids. */
export const sessionStore: Store = createStore(open('sessionStorage'), hostname());
