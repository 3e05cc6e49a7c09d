import { useNavigate } from '@tanstack/react-router';
import { requireLogin } from './require-login.ts';
import { sessionToken } from './session-token.ts';
import { provedPartner } from './wallet-app-user.ts';

/** For any control that needs a player behind it: `whenLoggedIn(() => …, 'what for')`. */
export function useRequireLogin(): (callback: () => void, wants?: string) => void {
  const navigate = useNavigate();
  return (callback, wants) =>
    requireLogin(
      callback,
      {
        hasToken: sessionToken.get() !== null,
        partner: provedPartner(),
        go: (path) => void navigate({ to: path }),
        sayComeAgain: () => void import('./say-come-again.ts').then((told) => told.sayComeAgain()),
      },
      wants,
    );
}
