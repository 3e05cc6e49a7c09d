import type { WebStorage } from './storage.ts';

/** A fallback where the browser has no storage: a sandboxed frame, a locked-down partner shell, the prerender. */
export function createMemoryStorage(): WebStorage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
