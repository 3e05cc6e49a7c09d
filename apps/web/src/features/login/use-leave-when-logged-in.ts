import { storageKey } from '@perya/app-kit/browser/storage';
import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sessionToken } from '../../lib/session/session-token.ts';

/** Leaves the page if the player is logged in, also by another tab; a login on this page navigates itself. */
export function useLeaveWhenLoggedIn(): void {
  const router = useRouter();
  const isHydrated = useHydrated();
  useEffect(() => {
    // Not before the router listens: it would restore the address.
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
