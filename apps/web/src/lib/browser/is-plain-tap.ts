import type { MouseEvent } from 'react';

/** A tap that asks the browser for a new tab or a download is the browser's. */
export function isPlainTap(event: MouseEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
