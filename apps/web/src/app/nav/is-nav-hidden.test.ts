import { describe, expect, it } from 'vitest';
import { isNavHidden } from './is-nav-hidden.ts';

const hidden = [
  '/login',
  '/loginPassword',
  '/s-game-page/mango-rush',
  '/s-game-page/mango-rush/token',
  '/try/mango-rush',
  '/s-game/sections/Hot%20Games',
  '/my/news',
  '/news',
  '/bet-record',
  '/bet-record/17',
  '/withdraw-accounts',
  '/s-kyc',
  '/s-vip',
  '/s-vip/level-system',
  '/s-points/detail/1',
  '/s-points/mall/detail',
  '/s-points/earn/detail',
  '/s-transaction/status',
  '/s-account/avatar',
  '/about-perya',
  '/welfare/tpg-details',
  '/welfare/cq9-page',
  '/grabvip',
  '/grabmb',
  '/grabfg',
];

const shown = [
  '/',
  '/my',
  '/welfare',
  '/welfare/betting-rank',
  '/service',
  '/s-account',
  '/s-points',
  '/s-points/mall',
  '/s-transaction/deposit',
  '/s-game/category/Slot',
  '/example',
  '/newsroom',
  '/loginPasswordless',
];

describe('isNavHidden', () => {
  it('hides the bar on every screen of the list [A-067 M-030]', () => {
    expect(hidden.filter((path) => !isNavHidden(path))).toEqual([]);
  });

  it('hides it there with a trailing slash too [M-030]', () => {
    expect(hidden.filter((path) => !isNavHidden(`${path}/`))).toEqual([]);
  });

  it('shows it on every other screen [A-068]', () => {
    expect(shown.filter(isNavHidden)).toEqual([]);
  });
});
