let suspensions = 0;
const waiting = new Map<string, () => void>();

/** Does it now or, while the watch is suspended, once it is on again; of several under one name the last. */
export function onceWatching(name: string, act: () => void): void {
  if (suspensions === 0) act();
  else waiting.set(name, act);
}

/**
 * Suspends what follows the session: the subscription to the token and the look at the identity check. What happened
 * meanwhile is followed when the function that it answers is called. [M-259]
 */
export function suspendWatch(): () => void {
  suspensions += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    suspensions -= 1;
    if (suspensions > 0) return;
    const acts = [...waiting.values()];
    waiting.clear();
    for (const act of acts) act();
  };
}
