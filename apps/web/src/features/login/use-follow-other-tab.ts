import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { storageKey } from '../../lib/storage.ts';

/** When the player logs in in another tab, this page has nothing left to ask. */
export function useFollowOtherTab(): void {
  const router = useRouter();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey('session') && newValue !== null) router.history.replace('/');
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [router]);
}
