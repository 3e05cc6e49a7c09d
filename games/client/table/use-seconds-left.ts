import { useEffect, useState } from 'react';

const everyMs = 250;

/** Whole seconds until a moment of the studio's clock; null where there is none. */
export function useSecondsLeft(untilMs: number | null, aheadMs: number): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    if (untilMs === null) {
      setSeconds(null);
      return;
    }
    const look = () => setSeconds(Math.max(0, Math.ceil((untilMs - Date.now() - aheadMs) / 1000)));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [untilMs, aheadMs]);
  return seconds;
}
