import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { OverlayPayload, PendingAction } from './pending-action.ts';

export interface OverlayContentProps {
  readonly payload: OverlayPayload;
  readonly close: () => void;
  /** While set, the player's wish to close leads to an earlier step instead. [A-273 M-195] */
  readonly setStepBack: (stepBack: (() => void) | null) => void;
}

/** The sheet's accessible name and what stands in it; `Content` is a lazy component, so an unopened overlay costs nothing. */
export interface OverlayContent {
  readonly title: MessageDescriptor;
  readonly Content: ComponentType<OverlayContentProps>;
}

export type OverlayContents = Partial<Record<PendingAction, OverlayContent>>;

export const useOverlayContents = create<OverlayContents>()(() => ({}));

/** Puts contents behind their actions and answers the way to take them out again. */
export function offerOverlayContents(contents: OverlayContents): () => void {
  const before = useOverlayContents.getState();
  useOverlayContents.setState({ ...before, ...contents }, true);
  return () => useOverlayContents.setState(before, true);
}
