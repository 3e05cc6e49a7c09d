import { useLingui } from '@lingui/react/macro';
import { rawLocalStorage } from '@perya/app-kit/browser/browser-stores';
import { logout } from '@perya/contract/identity/calls/session';
import { shareCache } from '@perya/contract/rules/support/share';
import { useNavigate } from '@tanstack/react-router';
import { useSubmit } from '../query/use-submit.ts';
import { logOut } from './log-out.ts';
import { useSession } from './session.ts';
import { sessionToken } from './session-token.ts';

/** Leaves nothing of the player on this device, once the server was told that the session ends. */
export function useLeave(): (ask: () => Promise<unknown>) => Promise<void> {
  const navigate = useNavigate();
  return (ask) =>
    logOut({
      ask,
      stopFetching: () => useSession.setState({ isEnding: true }),
      resumeFetching: () => useSession.setState({ isEnding: false }),
      goHome: () => navigate({ to: '/' }),
      clearToken: sessionToken.clear,
      storage: rawLocalStorage,
      forgetShared: async () => 'caches' in globalThis && caches.delete(shareCache),
    });
}

/** The way out, for any screen that offers it. [A-254 A-255 A-432] */
export function useLogOut(): { readonly logOut: () => void; readonly isLeaving: boolean } {
  const { t } = useLingui();
  const leave = useLeave();
  const { submit, isBusy } = useSubmit((client) => leave(() => client.call(logout, {})), {
    problemOf: () => t`Logout failed`,
  });
  return { logOut: () => void submit(undefined), isLeaving: isBusy };
}
