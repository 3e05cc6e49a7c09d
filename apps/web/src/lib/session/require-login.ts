import { openOverlay, usePendingAction } from '../overlays/pending-action.ts';
import { isInsideShoppingApp, type Partner, shoppingPaths } from './partner.ts';

type Callback = () => void;

let stored: Callback | null = null;

/** Takes the action that was waiting for a login; it runs once or never. */
export function takeLoginCallback(): Callback | null {
  const callback = stored;
  stored = null;
  return callback;
}

interface Visit {
  readonly hasToken: boolean;
  readonly partner: Partner | null;
  readonly go: (path: string) => void;
  /** The app around the page has not logged its player in: only it can. */
  readonly sayComeAgain: () => void;
}

/**
 * Runs what needs a login, now or after it. The second mini-app logs its players in itself, so there a visitor's tap
 * does nothing but say so; the shopping app sends them to its own shop. `wants` is what the login then says it is for:
 * a path, or a word of `features/login/login-reason.ts`. [A-259 A-260 A-261]
 */
export function requireLogin(
  callback: Callback,
  { hasToken, partner, go, sayComeAgain }: Visit,
  wants?: string,
): void {
  if (hasToken) callback();
  else if (isInsideShoppingApp(partner)) go(shoppingPaths.shop);
  else if (partner === 'maya') sayComeAgain();
  else {
    stored = callback;
    openOverlay('login', { step: 'login-otp-1', data: wants && { wants } });
  }
}

/** Closing the login without logging in drops the stored callback. */
export function forgetCallbackOnClose(hasToken: () => boolean): () => void {
  return usePendingAction.subscribe((now, before) => {
    if (before.action === 'login' && now.action !== 'login' && !hasToken()) stored = null;
  });
}
