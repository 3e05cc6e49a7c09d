import { decodeBase64Url, encodeBase64Url } from './base64-url.ts';
import { isTestHost } from './test-host.ts';

const namespace = 'perya';
const version = 'v1';

/** What this file needs of the browser's `localStorage` and `sessionStorage`. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Store {
  readonly read: (name: string) => unknown;
  readonly write: (name: string, value: unknown) => void;
  readonly remove: (name: string) => void;
}

export function storageKey(name: string): string {
  return `${namespace}:${version}:${name}`;
}

/** Values are encoded, against casual reading, except on test hosts. */
export function createStore(storage: WebStorage, hostname: string): Store {
  const isPlain = isTestHost(hostname);
  return {
    read(name) {
      const text = storage.getItem(storageKey(name));
      if (text === null) return null;
      try {
        return JSON.parse(isPlain ? text : decodeBase64Url(text));
      } catch {
        // A value that cannot be read counts as missing.
        return null;
      }
    },
    write(name, value) {
      const text = JSON.stringify(value);
      try {
        storage.setItem(storageKey(name), isPlain ? text : encodeBase64Url(text));
      } catch {
        // Private windows and full disks refuse to store; the app works without.
      }
    },
    remove(name) {
      storage.removeItem(storageKey(name));
    },
  };
}

/** Removes our keys of older versions; foreign keys stay. */
export function removeOlderVersions(storage: WebStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key?.startsWith(`${namespace}:`) && !key.startsWith(`${namespace}:${version}:`)) {
      storage.removeItem(key);
    }
  }
}
