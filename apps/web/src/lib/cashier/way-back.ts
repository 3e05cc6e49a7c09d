import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { toOwnPath } from '../session/origin.ts';

const storedName = 'deposit-from';
const gamePath = /^\/s-game-page\//;

/** Where the cashier was opened, before the browser leaves for the page of the payment. */
export function rememberWayBack(path: string): void {
  sessionStore.write(storedName, path);
}

interface WayBack {
  /** The game that was open. */
  readonly game: string | null;
  /** Another page than the home page, to which one can always go. */
  readonly page: string | null;
}

export function readWayBack(): WayBack {
  const path = toOwnPath(sessionStore.read(storedName));
  const isGame = path !== null && gamePath.test(path);
  const isElsewhere = !isGame && path !== '/' && !path?.startsWith('/s-transaction');
  return { game: isGame ? path : null, page: isElsewhere ? path : null };
}
