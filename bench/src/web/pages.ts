/** What anybody can open. */
export const publicPages: readonly string[] = [
  '/',
  '/s-game/category/Slot',
  '/s-game/sections/Hot%20Games',
  '/login',
  '/loginPassword',
  '/forgetPassword',
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
];

/** What a player opens most: home, lobby, wallet, deposit, records, identity check, rewards, service, account. */
export const playerPages: readonly string[] = [
  '/',
  '/s-game/category/Slot',
  '/my',
  '/my?action=deposit',
  '/bet-record',
  '/s-transaction/balance',
  '/s-kyc',
  '/welfare',
  '/s-vip',
  '/service',
  '/s-account',
];

/** The studio's own, which the sandbox alone serves. */
export const gamePage = '/s-game-page/plinko';

/** A sheet over a page is no page of its own. */
export const isSheet = (path: string): boolean => path.includes('?action=');
