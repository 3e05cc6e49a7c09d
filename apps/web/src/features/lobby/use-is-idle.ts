import { startTransition, useEffect, useState } from 'react';

/** On a busy page the rest of a row comes after this long. */
const waitMaxMs = 1000;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: waitMaxMs });
  return () => cancelIdleCallback(handle);
}

/**
 * False on the server and during hydration; true when the browser is next idle. Each
 * caller waits by itself, so that several do not become one long task.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
