import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, it } from 'vitest';
import { countVisits } from './count-visits.ts';

const newStore = () => createStore(createMemoryStorage(), 'localhost');

it('counts a tab once, however often its page is loaded', () => {
  const browser = newStore();
  const first = newStore();
  expect([countVisits(first, browser), countVisits(first, browser)]).toEqual([1, 1]);
  const second = newStore();
  expect([countVisits(second, browser), countVisits(second, browser)]).toEqual([2, 2]);
});
