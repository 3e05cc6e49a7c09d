import { create } from 'zustand';

interface AppUpdate {
  /** Takes the new version over; null while there is none. */
  readonly apply: (() => void) | null;
}

export const useAppUpdate = create<AppUpdate>()(() => ({ apply: null }));
