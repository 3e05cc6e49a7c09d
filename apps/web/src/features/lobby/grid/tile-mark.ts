import type { ReactNode } from 'react';
import { create } from 'zustand';

/** Draws over a cover what is known of the game only after the first load; null until something is. */
export const useTileMark = create<{ readonly draw: ((code: string) => ReactNode) | null }>()(
  () => ({ draw: null }),
);
