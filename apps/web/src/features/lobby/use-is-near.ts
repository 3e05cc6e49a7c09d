import { type RefObject, startTransition, useEffect, useState } from 'react';

/** On a busy page the rest of a row comes after this long. */
const waitMaxMs = 1000;

/** A row counts as near this far below the screen. */
const marginPx = 200;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: waitMaxMs });
  return () => cancelIdleCallback(handle);
}

/**
 * False on the server and during hydration; true when the browser is next idle once the element
 * was near the screen. Each caller waits by itself, so that several do not become one long task.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return;
    let cancel = () => {};
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        cancel = whenIdle(() => startTransition(() => setIsNear(true)));
      },
      { rootMargin: `${marginPx}px` },
    );
    watcher.observe(element.current);
    return () => {
      watcher.disconnect();
      cancel();
    };
  }, [element, isNear]);
  return isNear;
}
