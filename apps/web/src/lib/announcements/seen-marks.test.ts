import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, it } from 'vitest';
import { forgetLoginMarks, readSeenMarks, writeSeenMarks } from './seen-marks.ts';

const newStore = () => createStore(createMemoryStorage(), 'localhost');

it('keeps when an announcement was seen and at which frequency [M-145]', () => {
  const store = newStore();
  writeSeenMarks(store, { 7: { at: 1_763_280_000, frequency: 2 } });
  expect(readSeenMarks(store)).toEqual({ 7: { at: 1_763_280_000, frequency: 2 } });
});

it('forgets those of each login with the login, and keeps the daily ones [M-253]', () => {
  const store = newStore();
  writeSeenMarks(store, { 1: { at: 5, frequency: 1 }, 2: { at: 5, frequency: 2 } });
  forgetLoginMarks(store);
  expect(readSeenMarks(store)).toEqual({ 1: { at: 5, frequency: 1 } });
});

it('leaves nothing behind where nothing is left, and reads nothing from what it did not write', () => {
  const storage = createMemoryStorage();
  const store = createStore(storage, 'localhost');
  writeSeenMarks(store, { 2: { at: 5, frequency: 2 } });
  forgetLoginMarks(store);
  expect(storage.length).toBe(0);
  for (const strange of ['x', 7, { 1: 'yes' }, { 1: { at: '5', frequency: 1 } }, null]) {
    store.write('announcements', strange);
    expect(readSeenMarks(store)).toEqual({});
  }
});
