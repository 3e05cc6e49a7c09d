import { localStore } from '@perya/app-kit/browser/browser-stores';
import type { Profile } from '@perya/contract/profile/calls/profile';
import { useSession } from './session.ts';
import { sessionToken } from './session-token.ts';
import { forgetEntered } from './wallet-app-user.ts';

/** Restores the stored session before the first render. */
export function resumeSession(): void {
  const token = sessionToken.get();
  if (token === null) forgetEntered();
  else useSession.setState({ token, profile: localStore.read('profile') as Profile | null });
}
