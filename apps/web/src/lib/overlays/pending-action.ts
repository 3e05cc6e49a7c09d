import { create } from 'zustand';

/** The four overlays that an action may ask for; nothing else opens as a pending action. [A-070 M-032] */
export const pendingActions = ['deposit', 'depositmaya', 'withdraw', 'login'] as const;
export type PendingAction = (typeof pendingActions)[number];

/** What the opener hands to the overlay: the step it starts at and what that step needs. */
export interface OverlayPayload {
  readonly step?: string;
  readonly data?: unknown;
}

interface PendingState {
  readonly action: PendingAction | null;
  readonly payload: OverlayPayload;
}

const nothing: PendingState = { action: null, payload: {} };

/** One value, not a list: opening another overlay replaces the one before it. */
export const usePendingAction = create<PendingState>()(() => nothing);

export function isPendingAction(value: unknown): value is PendingAction {
  return pendingActions.some((action) => action === value);
}

export function openOverlay(action: PendingAction, payload: OverlayPayload = {}): void {
  usePendingAction.setState({ action, payload });
}

export function closeOverlay(): void {
  usePendingAction.setState(nothing);
}
