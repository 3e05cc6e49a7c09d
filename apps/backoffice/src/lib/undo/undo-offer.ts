import { create } from 'zustand';

/** For so long one can take back what one has just done. */
export const undoMs = 60_000;

export interface UndoOffer {
  /** What was done. */
  readonly text: string;
  /** Takes it back; whether it could. */
  readonly undo: () => Promise<boolean>;
  readonly untilMs: number;
}

export const useUndoOffer = create<{ readonly offer: UndoOffer | null }>()(() => ({ offer: null }));

/**
 * Offers for a minute to take back what was done. For what has not left the house: no player was told, nothing was paid,
 * and what it was before can be written again.
 */
export function offerUndo(text: string, undo: () => Promise<boolean>): void {
  useUndoOffer.setState({ offer: { text, undo, untilMs: Date.now() + undoMs } });
}

/** It was taken back, its minute is over, or somebody has closed it; another one that came since stays. */
export function endOffer(offer: UndoOffer): void {
  if (useUndoOffer.getState().offer === offer) useUndoOffer.setState({ offer: null });
}
