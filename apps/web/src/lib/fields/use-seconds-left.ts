import { useEffect, useState } from 'react';

const lookEveryMs = 250;

export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}

/** Counts down to a moment by the clock, not by ticks: a phone that slept has not stopped the time. */
export function useSecondsLeft(untilMs: number): number {
  const [left, setLeft] = useState(() => secondsLeft(untilMs, Date.now()));
  useEffect(() => {
    const look = () => {
      const next = secondsLeft(untilMs, Date.now());
      setLeft(next);
      if (next === 0) clearInterval(timer);
    };
    const timer = setInterval(look, lookEveryMs);
    look();
    return () => clearInterval(timer);
  }, [untilMs]);
  return left;
}
