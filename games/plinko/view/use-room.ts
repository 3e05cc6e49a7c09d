import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element, kept up to date; a phone's until it has been measured. */
export function useRoom(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 350, height: 520 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
