/** Whether a key belongs to what the person types in, and not to the page. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target.matches('input:not([type=checkbox], [type=radio], [type=button])');
}

/** A dialog over the page has the keys for itself. */
export function isDialogOpen(): boolean {
  return (
    document.querySelector(
      '[role="dialog"][aria-modal="true"], [role="alertdialog"], [data-modal]',
    ) !== null
  );
}
