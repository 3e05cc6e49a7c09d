import { useEffect, useRef } from 'react';

const firstWaitMs = 3000;
const longestWaitMs = 30_000;

/** How long to wait before the next question, by how many were asked without anything new. */
export const waitAfter = (asked: number): number =>
  Math.min(firstWaitMs * 2 ** Math.min(asked, 10), longestWaitMs);

interface Followed {
  /** What would be new: changes whenever the payment has moved. */
  readonly seen: string;
  /** Nothing more is expected of it. */
  readonly isFinal: boolean;
  readonly ask: () => Promise<void>;
}

/**
 * Live messages tell of a change at once, but a line may be down without knowing it and some changes send none. So
 * an open payment is also asked for: ever less often while nothing is new, and at once when the player looks again.
 */
export function useFollowed({ seen, isFinal, ask }: Followed): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new starts the waiting anew.
  useEffect(() => {
    if (isFinal) return;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = () => {
      timer = setTimeout(askAgain, waitAfter(asked));
    };
    async function askAgain() {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      asked += 1;
      await latest.current();
      if (!isOver) wait();
    }
    const onVisible = () => void askAgain();
    wait();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [seen, isFinal]);
}
