import type { Profile } from '@perya/contract/calls/profile';
import { localStore } from '../browser/browser-stores.ts';
import { useSession } from './session.ts';
import { sessionToken } from './session-token.ts';

/** Restores the stored session before the first render. */
export function resumeSession(): void {
  const token = sessionToken.get();
  if (token === null) return;
  useSession.setState({ token, profile: localStore.read('profile') as Profile | null });
}
