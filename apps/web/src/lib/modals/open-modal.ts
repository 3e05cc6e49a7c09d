import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface ModalRequest {
  /** The accessible name of the dialog; a function where the language may change while it is open. */
  readonly title: string | (() => string);
  /** A bottom modal slides up, a centred one fades. */
  readonly presentation: 'bottom' | 'center';
  /** Two separate choices, because a warning may be dismissed by one and not by the other. */
  readonly closeOnMask: boolean;
  readonly closeOnEscape: boolean;
  /** Shown before the regulator's gate, which otherwise holds every modal back. */
  readonly isBeforeGate?: boolean;
  readonly content: (close: () => void) => ReactNode;
}

export interface OpenModal extends ModalRequest {
  readonly id: number;
  /** Turns false when it is closed; the layer removes it once its close animation has played. */
  readonly isOpen: boolean;
}

let lastId = 0;

export const useModals = create<{ readonly modals: readonly OpenModal[] }>()(() => ({
  modals: [],
}));

/** Opens a modal above those already open and answers how to close it. */
export function openModal(request: ModalRequest): () => void {
  lastId += 1;
  const modal: OpenModal = { ...request, id: lastId, isOpen: true };
  useModals.setState(({ modals }) => ({ modals: [...modals, modal] }));
  return () => closeModal(modal.id);
}

export function closeModal(id: number): void {
  useModals.setState(({ modals }) => ({
    modals: modals.map((modal) => (modal.id === id ? { ...modal, isOpen: false } : modal)),
  }));
}

export function removeModal(id: number): void {
  useModals.setState(({ modals }) => ({ modals: modals.filter((modal) => modal.id !== id) }));
}

export function closeModals(): void {
  for (const { id } of useModals.getState().modals) closeModal(id);
}
