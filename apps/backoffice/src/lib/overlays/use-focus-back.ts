import { useInsertionEffect, useRef } from 'react';

/** Where one reads on if what opened the dialog is gone: the case that is open, the row of it, or the page. */
const placesToGoOn = ['.case-drawer h2', '[data-row-link][aria-current]', 'main'];

const isAtNothing = () =>
  document.activeElement === null || document.activeElement === document.body;

function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element && !isAtNothing();
}

const goOn = () => placesToGoOn.some((place) => takesFocus(document.querySelector(place)));

/** An answer may take away the button that has just got the focus: whoever decides by keys reads on in the case then. */
function goOnOnceGone(element: Element): void {
  const watching = new MutationObserver(() => {
    if (document.activeElement === element) return;
    watching.disconnect();
    if (isAtNothing() && !element.isConnected) goOn();
  });
  watching.observe(document.body, { childList: true, subtree: true });
}

/**
 * Gives the focus back when a dialog closes, however it was opened: a key has no button, and a button may be gone by
 * then. What has taken the focus meanwhile keeps it.
 */
export function useFocusBack(open: boolean): (event: Event) => void {
  const before = useRef<Element | null>(null);
  // Before anything inside can take the focus.
  useInsertionEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    if (!isAtNothing()) return;
    const opener = before.current;
    if (opener !== null && takesFocus(opener)) goOnOnceGone(opener);
    else goOn();
  };
}
