import { useEffect, useState } from 'react';

const tickMs = 250;

export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}

/** Counts down by the clock, not by ticks: timers stop while a phone sleeps. */
export function useSecondsLeft(untilMs: number): number {
  const [left, setLeft] = useState(() => secondsLeft(untilMs, Date.now()));
  useEffect(() => {
    const look = () => {
      const next = secondsLeft(untilMs, Date.now());
      setLeft(next);
      if (next === 0) clearInterval(timer);
    };
    const timer = setInterval(look, tickMs);
    look();
    return () => clearInterval(timer);
  }, [untilMs]);
  return left;
}
