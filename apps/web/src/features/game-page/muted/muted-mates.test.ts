import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore, type Store } from '@perya/app-kit/browser/storage';
import { mutedMax } from '@perya/contract/provider-api/frame';
import { describe, expect, it } from 'vitest';
import { mutedMatesName, removePlayerRecords } from '../../../lib/player/player-record.ts';
import { keepMutedMates, readMutedMates, roomOf } from './muted-mates.ts';

const newStore = () => createStore(createMemoryStorage(), 'perya.example.ph');
const at = (room: string, uid = '7') => ({ uid, room });
const mutedIn = (store: Store, room: string, uid?: string) =>
  readMutedMates(store, at(room, uid))?.voices.join() ?? '';

describe('whom a player has muted', () => {
  it('is remembered for each room by itself, until they are heard again', () => {
    const store = newStore();
    keepMutedMates(store, at('studio/color-game-live'), { voices: [101, 104] });
    keepMutedMates(store, at('studio/saranggola'), { voices: [101] });
    expect(mutedIn(store, 'studio/color-game-live')).toBe('101,104');
    expect(mutedIn(store, 'studio/saranggola')).toBe('101');
    keepMutedMates(store, at('studio/saranggola'), { voices: [] });
    expect(mutedIn(store, 'studio/saranggola')).toBe('');
    expect(mutedIn(store, 'studio/color-game-live')).toBe('101,104');
  });

  it('may be everybody, beside those who stay muted when the others are heard again', () => {
    const store = newStore();
    const room = at('studio/saranggola');
    keepMutedMates(store, room, { voices: [101], isDeaf: true });
    expect(readMutedMates(store, room)).toEqual({ voices: [101], isDeaf: true });
    keepMutedMates(store, room, { voices: [], isDeaf: true });
    expect(readMutedMates(store, room)).toEqual({ voices: [], isDeaf: true });
    keepMutedMates(store, room, { voices: [] });
    expect(readMutedMates(store, room)).toBeNull();
  });

  it('is of that player alone, and goes with them', () => {
    const store = newStore();
    keepMutedMates(store, at('studio/saranggola'), { voices: [101] });
    expect(mutedIn(store, 'studio/saranggola', '8')).toBe('');
    keepMutedMates(store, at('studio/saranggola', '8'), { voices: [102] });
    expect(mutedIn(store, 'studio/saranggola', '7')).toBe('');
    removePlayerRecords(store);
    expect(mutedIn(store, 'studio/saranggola', '8')).toBe('');
  });

  it('is remembered of ten rooms, those that were changed last', () => {
    const store = newStore();
    for (let room = 1; room <= 11; room += 1)
      keepMutedMates(store, at(`studio/${room}`), { voices: [101] });
    expect([1, 2, 11].map((room) => mutedIn(store, `studio/${room}`))).toEqual(['', '101', '101']);
  });

  it.each([
    'muted',
    [],
    { uid: '7' },
    { uid: '7', rooms: 'all' },
    { uid: '7', rooms: [null, { room: 5, voices: [101] }] },
    { uid: '7', rooms: [{ room: 'studio/saranggola', voices: ['101'] }] },
  ])('is nobody where something else was stored: %j', (stored) => {
    const store = newStore();
    store.write(mutedMatesName, stored);
    expect(mutedIn(store, 'studio/saranggola')).toBe('');
  });

  it('is not more than a room is remembered with, whatever was stored', () => {
    const store = newStore();
    const voices = Array.from({ length: 500 }, (_, place) => place + 1);
    store.write(mutedMatesName, { uid: '7', rooms: [{ room: 'studio/saranggola', voices }] });
    expect(readMutedMates(store, at('studio/saranggola'))?.voices).toHaveLength(mutedMax);
  });
});

it('knows a room by what its game was launched with, and none of a game launched in another way', () => {
  const base = 'https://perya.example.ph/s-game-page/saranggola';
  const room = (url: string) => roomOf(url, base);
  expect(room('/sandbox/studio/play?game=saranggola&venue=studio&token=t')).toBe(
    'studio/saranggola',
  );
  expect(room('https://games.example.com/open?id=5')).toBeNull();
  expect(room(`/play?venue=studio&game=${'x'.repeat(65)}`)).toBeNull();
  expect(room('https://')).toBeNull();
});
