import { expect, it } from 'vitest';
import { loginReasonOf, wantedGameOf } from './login-reason.ts';

it.each([
  ['/s-points', 'filcoins'],
  ['/s-points/mall?sort=1', 'filcoins'],
  ['/welfare', 'welfare'],
  ['/my/bonuses', 'welfare'],
  ['/blind-box', 'box'],
  ['/s-vip/level-system', 'vip'],
  ['/service', 'service'],
  ['/my', 'account'],
  ['/my?tab=1', 'account'],
  ['/s-account/security', 'account'],
  ['/bet-record/7', 'records'],
  ['/s-kyc', 'identity'],
  ['/s-game-page/plinko', 'game'],
] as const)('says why for a page behind the guard: %s', (to, reason) => {
  expect(loginReasonOf({ to })).toBe(reason);
});

it('says why for what was tapped, before the page on which it was tapped', () => {
  expect(loginReasonOf({ wants: 'game plinko', to: '/s-points' })).toBe('game');
  expect(loginReasonOf({ wants: 'favourite' })).toBe('favourites');
  expect(loginReasonOf({ wants: 'deposit' })).toBe('deposit');
  expect(loginReasonOf({ wants: 'withdraw' })).toBe('withdraw');
});

it('says nothing where nothing was wanted but the login, or nothing that it knows', () => {
  for (const data of [
    undefined,
    null,
    'game',
    { to: '/' },
    { to: '/s-game/category/1' },
    { to: '/my/helpcenter' },
    { to: '/mystery' },
    { wants: 'constructor' },
    { wants: 7 },
  ]) {
    expect(loginReasonOf(data)).toBeNull();
  }
});

it('knows which game was wanted, tapped or behind the guard', () => {
  expect(wantedGameOf({ wants: 'game plinko', to: '/' })).toBe('plinko');
  expect(wantedGameOf({ to: '/s-game-page/perya-lines?x=1' })).toBe('perya-lines');
  expect(wantedGameOf({ wants: 'deposit' })).toBeNull();
  expect(wantedGameOf(undefined)).toBeNull();
});
