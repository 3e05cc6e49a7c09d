import { isInsideShoppingApp, type Partner, shoppingPaths } from './partner.ts';

/** What a visitor may open, and nothing else that has a page. [A-058 M-021] */
const publicPaths: readonly RegExp[] = [
  /^\/$/,
  /^\/s-game\/(?:category|sections)\/[^/]+$/,
  /^\/login(?:Password)?$/,
  /^\/forgetPassword(?:\/verify\/[^/]+)?$/,
  /^\/docs\/[^/]+$/,
  // Whoever cannot log in needs help the most.
  /^\/my\/helpcenter$/,
  /^\/(?:terms-of-use|privacy-policy|responsible-gaming|app|example|jackpots)$/,
  /^\/grab(?:vip|mb|fg)$/,
  /^\/(?:redirect-user|gcash|glife|lazada-mini|lazada-shop|maya|MY)$/,
  /^\/lazada-game\/[^/]+\/[^/]+$/,
  // Games without money; the server says whom they are offered to.
  /^\/try\/[^/]+$/,
];

/** Named as protected by the documents; a page that is not named here is protected as soon as it exists. */
const protectedPaths: readonly RegExp[] = [
  /^\/(?:my|s-account|welfare|s-points)(?:\/.*)?$/,
  /^\/(?:s-kyc|s-docs|blind-box|daily-wins|invite|service|withdraw-accounts|cashback)$/,
  /^\/s-vip(?:\/level-system)?$/,
  /^\/s-transaction(?:\/[^/]+)?$/,
  /^\/bet-record(?:\/[^/]+)?$/,
  /^\/about-[^/]+$/,
  /^\/s-game-page\/[^/]+(?:\/[^/]+)?$/,
];

const isOneOf = (patterns: readonly RegExp[], path: string) =>
  patterns.some((pattern) => pattern.test(path));

/** An unknown path is for everyone: it says that there is no such page. [M-020] */
export function needsLogin(path: string, isKnown: boolean): boolean {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (isOneOf(publicPaths, plain)) return false;
  return isKnown || isOneOf(protectedPaths, plain);
}

interface GuardInput {
  readonly path: string;
  /** Path, query and hash: what the player is brought back to. */
  readonly href: string;
  readonly isKnown: boolean;
  readonly hasToken: boolean;
  readonly partner: Partner | null;
}

/** Where a visitor is sent instead, and what is remembered of where they wanted to go; null lets them through. [A-055 A-056 A-057 M-010 M-011 M-012] */
export function guard({ path, href, isKnown, hasToken, partner }: GuardInput) {
  if (hasToken || !needsLogin(path, isKnown)) return null;
  if (isInsideShoppingApp(partner)) return { to: shoppingPaths.landing, origin: href };
  return { to: '/', origin: href };
}
