import { type RefObject, useEffect, useRef } from 'react';

/** So near the end counts as at it. */
const nearPx = 160;

/** Keeps the end of a log in sight when something is added, unless the player has scrolled up to read. */
export function useEndInSight(newest: string): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    };
    const keep = () => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    };
    element.addEventListener('scroll', note, { passive: true });
    // The keyboard of a phone takes half of it away, and a picture that has come adds to it.
    const watcher = new ResizeObserver(keep);
    watcher.observe(element);
    element.addEventListener('load', keep, true);
    return () => {
      element.removeEventListener('scroll', note);
      element.removeEventListener('load', keep, true);
      watcher.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added is why it scrolls.
  useEffect(() => {
    const element = log.current;
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [newest]);
  return log;
}
