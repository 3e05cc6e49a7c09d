import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, test } from 'vitest';
import { readChoice, storeChoice, takeVisit } from './visit.ts';

const newStore = () => createStore(createMemoryStorage(), 'perya.ph');

test('a visit is counted once for an advertisement and a page', () => {
  const store = newStore();
  expect(takeVisit(store, 'fiesta', 'grabvip')).toBe(true);
  expect(takeVisit(store, 'fiesta', 'grabvip')).toBe(false);
  expect(takeVisit(store, 'fiesta', 'grabmb')).toBe(true);
  expect(takeVisit(store, 'july', 'grabvip')).toBe(true);
  store.write('landing-visits', 'nonsense');
  expect(takeVisit(store, 'fiesta', 'grabvip')).toBe(true);
});

test('nothing is measured by others until the visitor has said yes', () => {
  const store = newStore();
  expect(readChoice(store)).toBeNull();
  store.write('measuring', true);
  expect(readChoice(store)).toBeNull();
  storeChoice(store, 'no');
  expect(readChoice(store)).toBe('no');
  storeChoice(store, 'yes');
  expect(readChoice(store)).toBe('yes');
});
