import { getProfile, type Profile } from '@perya/contract/profile/calls/profile';
import { useCall } from '../query/use-call.ts';
import { useSession } from '../session/session.ts';

interface ProfileState {
  readonly profile: Profile | null;
  /** The fetch failed and nothing is cached. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The player's profile: the cached one at once, then the fetched one. */
export function useProfile(): ProfileState {
  const profile = useSession((session) => session.profile);
  const { state, reload } = useCall(getProfile, {});
  return { profile, hasFailed: state === 'failed' && profile === null, retry: () => void reload() };
}
