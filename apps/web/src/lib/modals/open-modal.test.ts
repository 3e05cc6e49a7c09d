import { afterEach, describe, expect, it } from 'vitest';
import { openModal, removeModal, useModals } from './open-modal.ts';

const request = {
  title: 'Title',
  presentation: 'center',
  closeOnMask: true,
  closeOnEscape: false,
  content: () => null,
} as const;

afterEach(() => {
  for (const { id } of useModals.getState().modals) removeModal(id);
});

describe('openModal', () => {
  it('keeps closing by mask and by Escape as separate options of each modal [A-076]', () => {
    openModal(request);
    openModal({ ...request, closeOnMask: false, closeOnEscape: true });
    const options = useModals
      .getState()
      .modals.map((modal) => [modal.closeOnMask, modal.closeOnEscape]);
    expect(options).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('closes first and is removed later, so that its animation can play', () => {
    const close = openModal(request);
    close();
    const [modal] = useModals.getState().modals;
    expect(modal?.isOpen).toBe(false);
    removeModal(modal?.id ?? 0);
    expect(useModals.getState().modals).toEqual([]);
  });
});
