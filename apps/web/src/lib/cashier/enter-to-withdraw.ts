import { loginByHandover } from '@perya/contract/calls/session';
import { say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { sessionStore } from '../browser/browser-stores.ts';
import { api } from '../http/api.ts';
import { languageOfLocale } from '../language/locale.ts';
import { loadProfile } from '../player/load-player.ts';
import { sessionToken } from '../session/session-token.ts';
import { isWithdrawEntry, readHandover, takeWithdrawEntry } from '../session/withdraw-entry.ts';
import { openCashier } from './open-cashier.ts';

/** Says whose account this is: a link may have come from somebody else. */
async function sayWho(): Promise<void> {
  const { nickname, username } = await loadProfile();
  const name = nickname === '' ? username : nickname;
  const text = { en: `You are logged in as ${name}`, tl: `Naka-log in ka bilang ${name}` };
  toast.success(say(text, languageOfLocale(document.documentElement.lang)));
}

/** Takes the session over. Whoever is logged in here stays so: a link must not put another account in its place. */
async function takeHandover(code: string): Promise<void> {
  if (sessionToken.get() !== null) return;
  const { token, expires_at } = await api.call(loginByHandover, { code });
  // An authenticator app must show its code first: then the login asks for it.
  if (token === '') return;
  sessionToken.set(token, expires_at);
  await sayWho();
}

/** The entry of a player whom the shopping app has sent here to withdraw. [M-329 M-334] */
export async function enterToWithdraw(): Promise<void> {
  const code = readHandover(location.hash);
  // Out of the address before anything else, so that neither a copied link nor the history holds it.
  if (code !== null) history.replaceState(history.state, '', location.pathname + location.search);
  // A code that is too late leads to the login.
  if (code !== null) await takeHandover(code).catch(() => {});
  if (isWithdrawEntry(new URLSearchParams(location.search)) && takeWithdrawEntry(sessionStore)) {
    openCashier('withdraw');
  }
}
