import { getProfile, type Profile } from '@perya/contract/calls/profile';
import { useCall } from '../query/use-call.ts';
import { useSession } from '../session/session.ts';

interface ProfileState {
  readonly profile: Profile | null;
  /** Nothing is known of the player and the server could not be asked. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The player's profile: what is known at once, and then what the server says now. */
export function useProfile(): ProfileState {
  const profile = useSession((session) => session.profile);
  const { state, reload } = useCall(getProfile, {});
  return { profile, hasFailed: state === 'failed' && profile === null, retry: () => void reload() };
}
