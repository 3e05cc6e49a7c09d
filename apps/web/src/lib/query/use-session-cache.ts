import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Caches an answer in session storage, and returns it until there is a fetched one; a key of null disables it. */
export function useSessionCache(key: readonly unknown[] | null, answer: unknown): unknown {
  // Not before hydration, which must render what the server rendered.
  const isHydrated = useHydrated();
  const name = key === null ? null : `answer:${JSON.stringify(key)}`;
  useEffect(() => {
    if (name !== null && answer !== undefined) sessionStore.write(name, answer);
  }, [name, answer]);
  return name !== null && isHydrated && answer === undefined ? sessionStore.read(name) : null;
}
