import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { loginByHandover, logout } from '@perya/contract/identity/calls/session';
import { getProfile } from '@perya/contract/profile/calls/profile';
import { api, apiWith } from '../http/api.ts';
import { loadProfile } from '../player/load-player.ts';
import { useSession } from '../session/session.ts';
import { sessionToken } from '../session/session-token.ts';
import { isWithdrawEntry, readHandover, takeWithdrawEntry } from '../session/withdraw-entry.ts';
import { openCashier } from './open-cashier.ts';

/** Asks by one tap whether it is this account that the visitor wants: a link may have come from somebody else. */
export type AskToContinue = (newcomer: {
  readonly who: string;
  readonly isInstead: boolean;
}) => Promise<boolean>;

/** Who is logged in here; null for a visitor. */
async function uidHere(): Promise<string | null> {
  if (sessionToken.get() === null) return null;
  return (useSession.getState().profile ?? (await loadProfile())).uid;
}

/**
 * Takes the session over. The player's own session of the shopping app gives way: by it nothing is withdrawn. Anybody
 * else who is logged in here stays so: a link must not put another account in its place.
 */
async function takeHandover(code: string, askToContinue: AskToContinue): Promise<void> {
  const { token, expires_at } = await api.call(loginByHandover, { code });
  // An authenticator app must show its code first: then the login asks for it.
  if (token === '') return;
  const newcomer = apiWith(token);
  const [{ uid, nickname, username }, here] = await Promise.all([
    newcomer.call(getProfile, {}),
    uidHere(),
  ]);
  const who = nickname === '' ? username : nickname;
  const isWanted = here === null ? await askToContinue({ who, isInstead: false }) : here === uid;
  if (isWanted) sessionToken.set(token, expires_at);
  else await newcomer.call(logout, {});
}

/** The entry of a player whom the shopping app has sent here to withdraw. [M-329 M-334] */
export async function enterToWithdraw(askToContinue: AskToContinue): Promise<void> {
  const code = readHandover(location.hash);
  // Out of the address before anything else, so that neither a copied link nor the history holds it.
  if (code !== null) history.replaceState(history.state, '', location.pathname + location.search);
  // A code that is too late leads to the login.
  if (code !== null) await takeHandover(code, askToContinue).catch(() => {});
  if (isWithdrawEntry(new URLSearchParams(location.search)) && takeWithdrawEntry(sessionStore)) {
    openCashier('withdraw');
  }
}
