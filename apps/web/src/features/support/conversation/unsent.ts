import { create } from 'zustand';

export interface UnsentPicture {
  readonly objectKey: string;
  /** Of this page alone. */
  readonly preview: string;
}

/**
 * What the player has written and the server has not confirmed. `waiting` goes as soon as it can, `lost` when the
 * line is back or the player says so, `refused` only when the player says so; `sent` is in the next list.
 */
export interface Unsent {
  readonly key: string;
  readonly uid: string;
  readonly text: string;
  readonly pictures: readonly UnsentPicture[];
  readonly state: 'waiting' | 'lost' | 'refused' | 'sent';
  /** Why it was refused. */
  readonly problem: string;
}

/** Kept while the page lives, so that going elsewhere in the app loses nothing. */
export const useUnsent = create<{ readonly entries: readonly Unsent[] }>()(() => ({ entries: [] }));

const change = (edit: (entries: readonly Unsent[]) => readonly Unsent[]) =>
  useUnsent.setState(({ entries }) => ({ entries: edit(entries) }));

export const addUnsent = (entry: Omit<Unsent, 'state' | 'problem'>) =>
  change((entries) => [...entries, { ...entry, state: 'waiting', problem: '' }]);

export const markUnsent = (key: string, state: Unsent['state'], problem = '') =>
  change((entries) =>
    entries.map((entry) => (entry.key === key ? { ...entry, state, problem } : entry)),
  );

export const dropUnsent = (keys: ReadonlySet<string>) =>
  change((entries) => entries.filter(({ key }) => !keys.has(key)));

/** The line is back: what was lost on the way goes again, with the key that it had. */
export const sendLostAgain = () =>
  change((entries) =>
    entries.map((entry) => (entry.state === 'lost' ? { ...entry, state: 'waiting' } : entry)),
  );

/** The next to send: in the order in which they were written, and none past one that was lost. */
export function nextToSend(entries: readonly Unsent[]): Unsent | null {
  for (const entry of entries) {
    if (entry.state === 'waiting') return entry;
    if (entry.state === 'lost') return null;
  }
  return null;
}
