import { type RefObject, startTransition, useEffect, useState } from 'react';
import { watchForView } from '../../lib/page/watch-for-view.ts';
import { whenIdle } from '../../lib/page/when-idle.ts';

/** On a busy page the rest of a row comes after this long. */
const waitMaxMs = 1000;

/** A row counts as near this far below the screen. */
const marginPx = 200;

/**
 * False on the server and during hydration; true when the browser is next idle once the element
 * was near the screen. Each caller waits by itself, so that several do not become one long task.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return;
    let cancel = () => {};
    const onNear = () => {
      stop();
      cancel = whenIdle(() => startTransition(() => setIsNear(true)), waitMaxMs);
    };
    const stop = watchForView(element.current, onNear, marginPx);
    return () => {
      stop();
      cancel();
    };
  }, [element, isNear]);
  return isNear;
}
