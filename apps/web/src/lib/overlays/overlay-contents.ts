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
  /** What stands before it, a login or a check; an address that names the overlay goes this way too. */
  readonly enter?: (payload: OverlayPayload) => void;
}

export type OverlayContents = Partial<Record<PendingAction, OverlayContent>>;

export const useOverlayContents = create<OverlayContents>()(() => ({}));

const offers: OverlayContents[] = [];
const show = () => useOverlayContents.setState(Object.assign({}, ...offers), true);

/** Puts contents behind their actions and answers the way to take them out again. Those of the app lie beneath those of a page. */
export function offerOverlayContents(contents: OverlayContents, isBeneath = false): () => void {
  if (isBeneath) offers.unshift(contents);
  else offers.push(contents);
  show();
  return () => {
    offers.splice(offers.indexOf(contents), 1);
    show();
  };
}
