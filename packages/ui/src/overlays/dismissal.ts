/** What a player did that might close a dialog. */
export type DismissCause = 'mask' | 'escape' | 'close-button';

export interface Dismissal {
  readonly closeOnMask: boolean;
  readonly closeOnEscape: boolean;
}

/** A pending-action sheet closes on its mask and stays on Escape. [A-072 A-073 M-034] */
export const sheetDismissal: Dismissal = { closeOnMask: true, closeOnEscape: false };

/** Mask and Escape are separate options of each modal; its own close button always closes. */
export function mayDismiss(dismissal: Dismissal, cause: DismissCause): boolean {
  if (cause === 'mask') return dismissal.closeOnMask;
  if (cause === 'escape') return dismissal.closeOnEscape;
  return true;
}
