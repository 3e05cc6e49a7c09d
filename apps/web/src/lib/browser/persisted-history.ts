import type { Store } from '@perya/app-kit/browser/storage';

/** How many states of a thing are kept. Here, and not among the other constants: of those the first load needs none. [G-246 M-437] */
export const storeHistory = 10;

export interface HistoryEntry {
  readonly path: string;
  readonly at: number;
}

function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { path, at } = value as { path?: unknown; at?: unknown };
  return typeof path === 'string' && typeof at === 'number';
}

/** Where the player has been, oldest first; survives a reload, so that Back has somewhere to go. */
export function readHistory(store: Store): readonly HistoryEntry[] {
  const stored = store.read('history');
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

/** Keeps the last ten; staying on a path adds nothing. */
export function recordVisit(store: Store, path: string, at: number): void {
  const entries = readHistory(store);
  if (entries.at(-1)?.path === path) return;
  store.write('history', [...entries, { path, at }].slice(-storeHistory));
}
