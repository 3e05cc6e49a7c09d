import { useEffect, useEffectEvent, useState } from 'react';

/** One waits for the end of a word before the list is asked. */
const settleMs = 300;

/** What is typed of a filter, which stands in the address once nobody has typed for a moment. */
export function useTypedFilter(value: string, set: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed elsewhere: by a saved view, a link or 'Clear'.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const settle = useEffectEvent(() => {
    if (typed.trim() !== value) set(typed.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the wait anew.
  useEffect(() => {
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    typed,
    setTyped,
    /** At once, by Enter. */
    settleNow: () => {
      if (typed.trim() !== value) set(typed.trim());
    },
  };
}
