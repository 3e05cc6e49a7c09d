import { isApiPath } from '@perya/contract/public-paths';
import { gamePath } from '../../../lib/game/game-path.ts';
import { toOwnPath } from '../../../lib/session/origin.ts';

/** What a partner's link says about where the player wants to go. */
export interface Wanted {
  readonly game?: string | undefined;
  readonly pathname?: string | undefined;
}

/** Doors of partners lead on and are nowhere to stay; the rest is no page of the app. What it does not know ends on its not-found page. */
const noPage =
  /^\/(?:redirect-user|gcash|glife|lazada-mini|lazada-shop|lazada-game|maya|MY|sandbox|files|mqtt)(?:\/|$)/;

const here = 'https://here.invalid';

/** A page of the app as a path, or null: a link may name any site, in many spellings. [M-085] */
export function ownPage(pathname: string | undefined): string | null {
  const path = toOwnPath(pathname);
  if (path === null || !URL.canParse(path, here)) return null;
  const url = new URL(path, here);
  // Dots and empty segments may make another host of a path that looked like one of ours.
  if (url.origin !== here || url.pathname.startsWith('//')) return null;
  if (noPage.test(url.pathname) || isApiPath(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A game before a page, and the index where neither is named or may be gone to. [A-059 M-085] */
export function wantedPage({ game, pathname }: Wanted): string {
  if (game !== undefined && game !== '') return gamePath(game);
  return ownPage(pathname) ?? '/';
}

interface Landed {
  readonly isLoggedIn: boolean;
  /** Null where it could not be read: then the player goes on to where they wanted to go. */
  readonly isVerified: boolean | null;
}

/** Where an entry ends: a player whose identity check is not finished goes there first. [A-059 M-085 M-403] */
export function destinationOf(page: string, { isLoggedIn, isVerified }: Landed): string {
  return isLoggedIn && isVerified === false ? '/s-kyc' : page;
}
