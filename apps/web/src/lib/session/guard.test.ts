import { describe, expect, it } from 'vitest';
import { guard, needsLogin } from './guard.ts';

const open = [
  '/',
  '/s-game/category/Slot',
  '/s-game/sections/Hot%20Games',
  '/login',
  '/loginPassword',
  '/forgetPassword',
  '/forgetPassword/',
  '/forgetPassword/verify/phone',
  '/forgetPassword/verify/verifypassword',
  '/docs/terms-of-use',
  '/my/helpcenter',
  '/terms-of-use',
  '/privacy-policy',
  '/responsible-gaming',
  '/jackpots',
  '/try/plinko',
  '/app',
  '/grabvip',
  '/grabmb',
  '/grabfg',
  '/example',
];

const closed = [
  '/my',
  '/s-account',
  '/s-account/form/password',
  '/s-account/avatar',
  '/s-kyc',
  '/s-docs',
  '/s-vip',
  '/s-vip/level-system',
  '/s-transaction',
  '/s-transaction/status',
  '/bet-record',
  '/bet-record/17',
  '/welfare',
  '/welfare/betting-rank',
  '/blind-box',
  '/daily-wins',
  '/s-points',
  '/s-points/mall',
  '/invite',
  '/service',
  '/withdraw-accounts',
  '/about-perya',
  '/cashback',
  '/s-game-page/mango-rush',
  '/s-game-page/mango-rush/token',
];

describe('needsLogin', () => {
  it('leaves the public list open [A-058 G-303 M-021 M-461]', () => {
    expect(open.filter((path) => needsLogin(path, true))).toEqual([]);
  });

  it('protects every path that the documents name [A-055 G-303 M-010]', () => {
    expect(closed.filter((path) => !needsLogin(path, false))).toEqual([]);
  });

  it('protects any other page and leaves unknown paths to the not-found page [M-020 M-021]', () => {
    expect(needsLogin('/later-page', true)).toBe(true);
    expect(needsLogin('/later-page', false)).toBe(false);
    // A path is what it is written as: `/MY` is a door, `/my` the user centre.
    expect(needsLogin('/S-Account', false)).toBe(false);
  });
});

describe('guard', () => {
  const visit = {
    path: '/my',
    href: '/my?tab=1#top',
    isKnown: true,
    hasToken: false,
    partner: null,
  };

  it('sends a visitor to the index and keeps the whole origin path [A-055 A-056 M-010 M-011]', () => {
    expect(guard(visit)).toEqual({ to: '/', origin: '/my?tab=1#top' });
  });

  it('lets a signed-in player through and everyone to public pages', () => {
    expect(guard({ ...visit, hasToken: true })).toBeNull();
    expect(guard({ ...visit, path: '/login' })).toBeNull();
  });

  it("sends the shopping app's visitor to the partner's own page, its browser's visitor to the index", () => {
    expect(guard({ ...visit, partner: 'lazada' })?.to).toBe('/lazada-mini');
    expect(guard({ ...visit, partner: 'lazada-h5' })?.to).toBe('/');
    expect(guard({ ...visit, partner: 'maya' })?.to).toBe('/');
  });
});
