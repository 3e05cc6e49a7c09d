import { useLingui } from '@lingui/react/macro';
import { rawLocalStorage } from '@perya/app-kit/browser/browser-stores';
import { logout } from '@perya/contract/identity/calls/session';
import { shareCache } from '@perya/contract/rules/support/share';
import { useNavigate } from '@tanstack/react-router';
import { useSubmit } from '../query/use-submit.ts';
import { logOut } from './log-out.ts';
import { useSession } from './session.ts';
import { sessionToken } from './session-token.ts';

/** The way out, for any screen that offers it. [A-254 A-255 A-432] */
export function useLogOut(): { readonly logOut: () => void; readonly isLeaving: boolean } {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { submit, isBusy } = useSubmit(
    (client) =>
      logOut({
        ask: () => client.call(logout, {}),
        stopFetching: () => useSession.setState({ isEnding: true }),
        resumeFetching: () => useSession.setState({ isEnding: false }),
        goHome: () => navigate({ to: '/' }),
        clearToken: sessionToken.clear,
        storage: rawLocalStorage,
        forgetShared: async () => 'caches' in globalThis && caches.delete(shareCache),
      }),
    { problemOf: () => t`Logout failed` },
  );
  return { logOut: () => void submit(undefined), isLeaving: isBusy };
}
