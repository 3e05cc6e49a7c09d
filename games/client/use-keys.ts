import { useEffect, useRef } from 'react';

const typing = 'input:not([type="radio"]), textarea, select, [role="slider"]';
const choosing = 'input[type="radio"], [role="radio"]';
const pressed = 'button, a, summary';

/** `handlers` by `KeyboardEvent.key`: ' ' is the space bar, 'ArrowLeft' an arrow. */
export type KeyHandlers = Record<string, (() => void) | undefined>;

/**
 * Whether the focus was set by mouse or finger. A button that was clicked keeps the focus, and whoever
 * presses Space then means the game, not that button once more.
 */
let isFocusByPointer = false;
let isPointing = false;
const onPointer = () => {
  isPointing = true;
  isFocusByPointer = true;
};
const onFocus = () => {
  isFocusByPointer = isPointing;
};

/** Keys that the focused element needs itself: a field all, a choice its arrows, a button Space and Enter, a dialog all. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(typing)) return true;
  const isPress = event.key === ' ' || event.key === 'Enter';
  if (isPress && isFocusByPointer) return false;
  const keeper = isPress ? pressed : choosing;
  return target?.closest(keeper) != null;
}

/** Keyboard shortcuts of the whole game, except for keys that the focused element needs. */
export function useKeys(handlers: KeyHandlers): void {
  const newest = useRef(handlers);
  useEffect(() => {
    newest.current = handlers;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      isPointing = false;
      const handler = newest.current[event.key];
      if (!handler || isTaken(event)) return;
      event.preventDefault();
      handler();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
      removeEventListener('focusin', onFocus);
    };
  }, []);
}
