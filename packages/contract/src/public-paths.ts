/** What may be called without a token, and nothing else. [A-346 A-348 A-349 A-350 A-492 G-337 M-494] */
export const publicPaths: readonly string[] = [
  '/member/privacy',
  '/member/terms',
  '/member/faq',
  '/member/stmt',
  '/member/help/list',
  '/member/index',
  '/member/index/:tag',
  '/member/game/list',
  '/member/game/home-feed',
  '/member/game/jackpots',
  '/game/practice',
  '/member/platform/list',
  '/member/popup/list',
  '/member/buriedPoint/detail',
  '/member/evidence',
  '/member/funds',
  '/member/sms',
  '/member/otp/login',
  '/member/login',
  '/member/totp/login',
  '/member/passkey/ask',
  '/member/passkey/login',
  '/member/handover/login',
  '/member/reg',
  '/member/auth/sms',
  '/member/retrieve/password',
  '/member/partner/ewallet/login',
  '/member/partner/maya/login',
  '/finance/lazadaminiapp/login',
];

/** The first segments that the API answers under; every other path belongs to the app. [A-360 M-341] */
export const apiPrefixes = ['/member', '/finance', '/game', '/promo', '/ocr', '/api/v2'] as const;

export function isUnder(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

export function isApiPath(path: string): boolean {
  return apiPrefixes.some((prefix) => isUnder(prefix, path));
}
