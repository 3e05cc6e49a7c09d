import { useEffect, useState } from 'react';
import { bossAt } from './scene/swim.ts';

/** Whether the boss is in the sea, and how many seconds until that changes. */
export function useBoss(): { isHere: boolean; seconds: number } {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const { isHere, leftMs } = bossAt(nowMs);
  return { isHere, seconds: Math.ceil(leftMs / 1000) };
}
