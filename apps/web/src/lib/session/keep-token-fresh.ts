import { refreshToken } from '@perya/contract/calls/session';
import { api } from '../http/api.ts';
import { refreshIfDue, type TokenChange } from './refresh-token.ts';
import { sessionToken } from './session-token.ts';

/** A sleeping phone stops timers, so it is asked again and again instead of once at the right moment. */
const checkEveryMs = 60_000;

const change: TokenChange = {
  read: sessionToken.read,
  ask: () => api.call(refreshToken, {}),
  set: sessionToken.set,
  nowSeconds: () => Date.now() / 1000,
  // Without locks, as on a plain http address, two tabs may both change it: the server lets the older one live on for a while.
  alone: (work) => navigator.locks?.request('perya-refresh-token', work) ?? work(),
};

let isRunning = false;

/** Looks after the token for as long as the page is open. */
export function keepTokenFresh(): void {
  if (isRunning) return;
  isRunning = true;
  // A refresh that fails is tried again at the next look; a refused one has cleared the token already.
  const look = () => void refreshIfDue(change).catch(() => {});
  setInterval(look, checkEveryMs);
  document.addEventListener('visibilitychange', look);
  look();
}
