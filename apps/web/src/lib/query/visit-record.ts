import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sessionStore } from '../browser/browser-stores.ts';

/** Keeps an answer for the visit and gives it back until it is asked for anew; without a key nothing is kept. */
export function useVisitRecord(key: readonly unknown[] | null, answer: unknown): unknown {
  // The server knows no visit, and the first paint must be what it drew.
  const isHydrated = useHydrated();
  const name = key === null ? null : `answer:${JSON.stringify(key)}`;
  useEffect(() => {
    if (name !== null && answer !== undefined) sessionStore.write(name, answer);
  }, [name, answer]);
  return name !== null && isHydrated && answer === undefined ? sessionStore.read(name) : null;
}
