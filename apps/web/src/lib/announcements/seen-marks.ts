import type { Store } from '@perya/app-kit/browser/storage';
import {
  marksAfterLogout,
  type SeenMark,
  type SeenMarks,
} from '@perya/contract/rules/content/announcement';

/** What of the local storage outlives a logout. [M-253] */
export const seenMarksName = 'announcements';

function isMark(value: unknown): value is SeenMark {
  const { at, frequency } = (value ?? {}) as Partial<Record<keyof SeenMark, unknown>>;
  return typeof at === 'number' && typeof frequency === 'number';
}

/** Which announcements were seen in this browser, as every tab knows it. [M-145] */
export function readSeenMarks(store: Store): SeenMarks {
  const stored: unknown = store.read(seenMarksName);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, SeenMark] => isMark(entry[1])),
  );
}

export function writeSeenMarks(store: Store, marks: SeenMarks): void {
  if (Object.keys(marks).length === 0) store.remove(seenMarksName);
  else store.write(seenMarksName, marks);
}

/** The login is over, by whichever way. [M-253] */
export function forgetLoginMarks(store: Store): void {
  writeSeenMarks(store, marksAfterLogout(readSeenMarks(store)));
}
