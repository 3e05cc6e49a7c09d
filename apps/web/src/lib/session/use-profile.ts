import type { Profile } from '@perya/contract/calls/profile';
import { useEffect, useState } from 'react';
import { useSession } from './session.ts';

interface ProfileState {
  readonly profile: Profile | null;
  /** Nothing is known of the player and the server could not be asked. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

async function load(): Promise<void> {
  const { loadProfile } = await import('./load-player.ts');
  await loadProfile();
}

/** Past the throttle, which would only answer with the failure again. */
async function reload(): Promise<void> {
  const { reloadProfile } = await import('./load-player.ts');
  await reloadProfile();
}

/** The player's profile: what is known at once, and then what the server says now. */
export function useProfile(): ProfileState {
  const profile = useSession((session) => session.profile);
  const token = useSession((session) => session.token);
  const [hasFailed, setHasFailed] = useState(false);
  const retry = () => {
    setHasFailed(false);
    reload().catch(() => setHasFailed(true));
  };
  useEffect(() => {
    if (token === null) return;
    let isGone = false;
    load().catch(() => !isGone && setHasFailed(true));
    return () => {
      isGone = true;
    };
  }, [token]);
  return { profile, hasFailed: hasFailed && profile === null, retry };
}
