import { create } from 'zustand';

/** What lies over the page for everybody: one at a time. */
type Layer = 'palette' | 'keys';

interface ShellState {
  readonly open: Layer | null;
  /** What was typed for the palette before it was there, and whether Enter was pressed on it. */
  readonly early: { readonly words: string; readonly isEntered: boolean };
}

const nothingTyped = { words: '', isEntered: false };

export const useShellState = create<ShellState>()(() => ({ open: null, early: nothingTyped }));

export const showLayer = (open: Layer | null) =>
  useShellState.setState({ open, early: nothingTyped });
