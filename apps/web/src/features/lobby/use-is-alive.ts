import { startTransition, useEffect, useState } from 'react';

/** Whoever keeps the browser busy must not keep a row short. */
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
 * False in what the server draws and in the first pass over it; true when the browser next has nothing to do. Each
 * caller waits for itself, so that several do not add up to one long task.
 */
export function useIsAlive(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsAlive(true))), []);
  return isAlive;
}
