import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, it } from 'vitest';
import { removePlayerRecords } from '../player/player-record.ts';
import {
  chooseSharedDevice,
  isSharedDevice,
  type KeptRecords,
  keepRecords,
  readKept,
} from './kept-records.ts';

const newStore = () => createStore(createMemoryStorage(), 'localhost');
const wanted = { uid: '7', filter: 'today' };

function recordsOf(count: number): KeptRecords {
  const rows = Array.from({ length: count }, (_, place) => ({ id: String(place) }));
  return { ...wanted, readAt: 1000, rows, lastPage: { t: count } };
}

it('keeps the first screens of a list as they were read, each list for itself', () => {
  const store = newStore();
  keepRecords(store, 'bets', recordsOf(100));
  keepRecords(store, 'deposits', recordsOf(1));
  const bets = readKept(store, 'bets', wanted);
  expect(bets).toMatchObject({ readAt: 1000, lastPage: { t: 100 } });
  expect(bets?.rows).toHaveLength(60);
  expect(readKept(store, 'deposits', wanted)?.rows).toEqual([{ id: '0' }]);
  expect(readKept(store, 'bonuses', wanted)).toBeNull();
});

it('gives them to nobody else and for no other filter', () => {
  const store = newStore();
  keepRecords(store, 'bets', recordsOf(1));
  expect(readKept(store, 'bets', { ...wanted, uid: '8' })).toBeNull();
  expect(readKept(store, 'bets', { ...wanted, filter: 'week' })).toBeNull();
});

it('forgets them with the player', () => {
  const store = newStore();
  keepRecords(store, 'bets', recordsOf(1));
  removePlayerRecords(store);
  expect(readKept(store, 'bets', wanted)).toBeNull();
});

it('keeps nothing on a device that somebody shares, nor what was kept before they said so', () => {
  const store = newStore();
  keepRecords(store, 'bets', recordsOf(1));
  chooseSharedDevice(store, true);
  expect(isSharedDevice(store)).toBe(true);
  expect(readKept(store, 'bets', wanted)).toBeNull();
  keepRecords(store, 'bets', recordsOf(1));
  expect(readKept(store, 'bets', wanted)).toBeNull();
  chooseSharedDevice(store, false);
  keepRecords(store, 'bets', recordsOf(1));
  expect(readKept(store, 'bets', wanted)).not.toBeNull();
});
