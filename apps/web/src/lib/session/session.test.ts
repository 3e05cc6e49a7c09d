import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import type { Profile } from '@perya/contract/profile/calls/profile';
import { describe, expect, it } from 'vitest';
import {
  readRecordHistory,
  removePlayerRecords,
  writePlayerRecord,
} from '../player/player-record.ts';
import { readOrigin, toOwnPath } from './origin.ts';
import { entryOf, isInsideShoppingApp, readPartner, rememberPartner } from './partner.ts';
import { isLoggedIn, useSession, visitor, walletOf } from './session.ts';
import { sessionToken } from './session-token.ts';

const newStore = () => createStore(createMemoryStorage(), 'localhost');

describe('isLoggedIn', () => {
  it('needs a token and a username [A-253]', () => {
    const profile = { username: 'player1' } as Profile;
    expect(isLoggedIn({ token: 'x', profile })).toBe(true);
    expect(isLoggedIn({ token: 'x', profile: null })).toBe(false);
    expect(isLoggedIn({ token: 'x', profile: { ...profile, username: '' } })).toBe(false);
    expect(isLoggedIn({ token: null, profile })).toBe(false);
  });
});

describe('a wallet', () => {
  it('has an empty uid and holds nothing where the server says nothing [A-187 M-097]', () => {
    expect(walletOf({})).toEqual({ uid: '', balance: '0', withdrawable: '0' });
    expect(walletOf({ uid: '7', balance: '5.00' })).toEqual({
      uid: '7',
      balance: '5.00',
      withdrawable: '0',
    });
  });
});

describe('a token that goes', () => {
  it('takes the profile, the wallet and the favourites with it [M-242]', () => {
    useSession.setState({
      token: 'x',
      profile: { username: 'player1' } as Profile,
      wallet: { uid: '1', balance: '5.00', withdrawable: '5.00' },
      favourites: [],
    });
    sessionToken.clear();
    expect(useSession.getState()).toEqual(visitor);
    expect(visitor).toMatchObject({ token: null, profile: null, wallet: null, favourites: null });
  });
});

describe('the partner flag', () => {
  it('is set by the address and holds without it [A-019 A-257 A-258 A-490 G-007 G-291 M-009]', () => {
    const store = newStore();
    for (const from of ['ewallet', 'lazada', 'lazada-h5', 'maya']) {
      rememberPartner(new URLSearchParams({ from }), store);
      rememberPartner(new URLSearchParams(), store);
      expect(readPartner(store)).toBe(from);
    }
    rememberPartner(new URLSearchParams({ from: 'mail' }), store);
    expect(readPartner(store)).toBe('maya');
  });

  it('tells the kinds of entry apart', () => {
    expect(
      [null, 'ewallet', 'lazada', 'lazada-h5', 'maya'].map((each) => entryOf(each as null)),
    ).toEqual(['web', 'wallet-app', 'shopping-mini', 'shopping-mini', 'second-mini']);
    expect(isInsideShoppingApp('lazada')).toBe(true);
    expect(isInsideShoppingApp('lazada-h5')).toBe(false);
  });
});

describe('the origin of a login', () => {
  it('is what opened it, or else what the guard noted [A-056 M-463]', () => {
    expect(readOrigin({ to: '/welfare' }, { origin: '/my' })).toBe('/welfare');
    expect(readOrigin(undefined, { origin: '/my?tab=1' })).toBe('/my?tab=1');
    expect(readOrigin({}, {})).toBeNull();
  });

  it('is never an address of another site', () => {
    const foreign = ['https://evil.example', '//evil.example', '/\\evil.example', 'my', 7, null];
    expect(foreign.map(toOwnPath)).toEqual(foreign.map(() => null));
  });
});

describe('player records', () => {
  it('keep the newest value and the last ten that differed [A-197]', () => {
    for (const name of ['profile', 'kyc'] as const) {
      const store = newStore();
      for (let xp = 1; xp <= 12; xp += 1) {
        writePlayerRecord(store, name, { xp }, xp);
        writePlayerRecord(store, name, { xp }, xp + 0.5);
      }
      expect(store.read(name)).toEqual({ xp: 12 });
      const history = readRecordHistory(store, name);
      expect(history.map(({ at }) => at)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });

  it('go with the player', () => {
    const store = newStore();
    writePlayerRecord(store, 'profile', { xp: 1 }, 1);
    removePlayerRecords(store);
    expect(store.read('profile')).toBeNull();
    expect(readRecordHistory(store, 'profile')).toEqual([]);
  });
});
