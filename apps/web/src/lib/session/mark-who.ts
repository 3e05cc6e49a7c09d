import { readCookie, removeCookie, writeCookie } from '@perya/app-kit/browser/cookies';
import { isLoggedIn, useSession } from './session.ts';

/** Says that somebody was logged in here and nothing of whom: the server paints the head of the next page by it. */
const cookieName = 'perya_player';

/** Dresses the page for a player or a visitor, and remembers which for the next one. */
function markWho(isPlayer: boolean): void {
  const { dataset } = document.documentElement;
  const who = isPlayer ? 'player' : 'visitor';
  // Any writing to the root element makes the browser compute the styles of the whole page anew.
  if (dataset['who'] !== who) dataset['who'] = who;
  if ((readCookie(cookieName) !== null) === isPlayer) return;
  if (isPlayer) writeCookie(cookieName, '1');
  else removeCookie(cookieName);
}

/** Whoever has a token and no name yet stays what the page has said: the profile is on its way. */
export function followWho(): void {
  const mark = () => {
    const session = useSession.getState();
    if (session.token === null) markWho(false);
    else if (isLoggedIn(session)) markWho(true);
  };
  useSession.subscribe(mark);
  mark();
}
