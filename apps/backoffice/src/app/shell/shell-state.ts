import { create } from 'zustand';

/** What lies over the page for everybody: one at a time. */
export const useShellState = create<{ readonly open: 'palette' | 'keys' | null }>()(() => ({
  open: null,
}));
