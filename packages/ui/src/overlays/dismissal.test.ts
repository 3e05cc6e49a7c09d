import { describe, expect, it } from 'vitest';
import { mayDismiss, sheetDismissal } from './dismissal.ts';

describe('what closes a dialog', () => {
  it('lets a sheet close by its mask and not by Escape [A-072 A-073 M-034]', () => {
    expect(mayDismiss(sheetDismissal, 'mask')).toBe(true);
    expect(mayDismiss(sheetDismissal, 'escape')).toBe(false);
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('keeps mask (%s) and Escape (%s) apart [A-076]', (closeOnMask, closeOnEscape) => {
    const dismissal = { closeOnMask, closeOnEscape };
    expect(mayDismiss(dismissal, 'mask')).toBe(closeOnMask);
    expect(mayDismiss(dismissal, 'escape')).toBe(closeOnEscape);
    expect(mayDismiss(dismissal, 'close-button')).toBe(true);
  });
});
