/** What anybody can open. */
export const publicPages: readonly string[] = [
  '/',
  '/s-game/category/Slot',
  '/s-game/sections/Hot%20Games',
  '/s-game/sections/search',
  '/login',
  '/loginPassword',
  '/forgetPassword',
  '/forgetPassword/verify/phone',
  '/forgetPassword/verify/email',
  '/docs/faq',
  '/docs/terms-of-use',
  '/docs/privacy-policy',
  '/my/helpcenter',
  '/terms-of-use',
  '/privacy-policy',
  '/responsible-gaming',
  '/app',
  '/grabvip',
  '/grabmb',
  '/grabfg',
  '/jackpots',
  '/example',
  '/lazada-shop',
];

/** Open to anybody, but no page to stay on: doors of partners, the later steps of a forgotten password, and play without money, which production's games do not offer. */
export const passingPages: readonly string[] = [
  '/MY',
  '/gcash',
  '/glife',
  '/lazada-game/plinko/none',
  '/lazada-mini',
  '/maya',
  '/redirect-user',
  '/forgetPassword/verify/verify',
  '/forgetPassword/verify/verifypassword',
  '/try/plinko',
];

/** What a player opens most: home, lobby, wallet, deposit, withdrawal, records, identity check, Filcoins, rewards, VIP, service, account. */
export const playerPages: readonly string[] = [
  '/',
  '/s-game/category/Slot',
  '/my',
  '/my?action=deposit',
  '/my?action=withdraw',
  '/bet-record',
  '/s-transaction/balance',
  '/s-kyc',
  '/s-points',
  '/welfare',
  '/s-vip',
  '/service',
  '/s-account',
];

/** The studio's own, which the sandbox alone serves. */
export const gamePage = '/s-game-page/plinko';

/** A sheet over a page is no page of its own. */
export const isSheet = (path: string): boolean => path.includes('?action=');
