import { useState } from 'react';

/** Runs while rendering, once for each time that something opens, so that nothing of the last time is seen. */
export function useOnOpen(open: boolean, start: () => void): void {
  const [wasOpen, setWasOpen] = useState(false);
  if (open === wasOpen) return;
  setWasOpen(open);
  if (open) start();
}
