import { ClientError } from '@perya/contract/client-errors';
import { refreshToken } from '@perya/contract/identity/calls/session';
import { api } from '../http/api.ts';
import { refreshIfDue, type TokenChange } from './refresh-token.ts';
import { sessionToken } from './session-token.ts';

/** Polled, because timers stop while a phone sleeps. */
const checkEveryMs = 60_000;

const change: TokenChange = {
  read: sessionToken.read,
  ask: () => api.call(refreshToken, {}),
  set: sessionToken.set,
  nowSeconds: () => Date.now() / 1000,
  // Without locks (plain http) two tabs may both refresh it: the server gives both the same successor.
  alone: (work) => navigator.locks?.request('perya-refresh-token', work) ?? work(),
  isLost: (error) => error instanceof ClientError && error.category === 'network',
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

let isRunning = false;

/** Refreshes the token in time for as long as the page is open. */
export function keepTokenFresh(): void {
  if (isRunning) return;
  isRunning = true;
  // A failed refresh is retried at the next tick; a refused one has cleared the token.
  const look = () => void refreshIfDue(change).catch(() => {});
  setInterval(look, checkEveryMs);
  document.addEventListener('visibilitychange', look);
  look();
}
