import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { storageKey } from '../../lib/browser/storage.ts';
import { sessionToken } from '../../lib/session/session-token.ts';

/** Whoever comes logged in, or logs in in another tab, has nothing to do here; a login on this page leads on by itself. */
export function useLeaveWhenLoggedIn(): void {
  const router = useRouter();
  const isHydrated = useHydrated();
  useEffect(() => {
    // Earlier the router does not listen yet, and would put the address back.
    if (!isHydrated) return;
    const leave = () => router.history.replace('/');
    if (sessionToken.get() !== null) leave();
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey('session') && newValue !== null) leave();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [router, isHydrated]);
}
