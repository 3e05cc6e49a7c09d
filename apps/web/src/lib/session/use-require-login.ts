import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { useNavigate } from '@tanstack/react-router';
import { readPartner } from './partner.ts';
import { requireLogin } from './require-login.ts';
import { sessionToken } from './session-token.ts';

/** For any control that needs a player behind it: `whenLoggedIn(() => …)`. */
export function useRequireLogin(): (callback: () => void) => void {
  const navigate = useNavigate();
  return (callback) =>
    requireLogin(callback, {
      hasToken: sessionToken.get() !== null,
      partner: readPartner(sessionStore),
      go: (path) => void navigate({ to: path }),
      sayComeAgain: () => void import('./say-come-again.ts').then((told) => told.sayComeAgain()),
    });
}
