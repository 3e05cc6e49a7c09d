import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, it } from 'vitest';
import { askForTab, forgetAskedTab, readAskedTab, taskTabs } from './first-tab.ts';

it('is remembered until it was used, and nothing else counts as a tab [G-089 G-311 M-166]', () => {
  const storage = createMemoryStorage();
  const store = createStore(storage, 'localhost');
  expect(readAskedTab(store)).toBeNull();
  askForTab(store, taskTabs.daily);
  expect(storage.getItem('perya:v1:points-tab')).toBe('1');
  expect(readAskedTab(store)).toBe(1);
  forgetAskedTab(store);
  expect(readAskedTab(store)).toBeNull();
  store.write('points-tab', 2);
  expect(readAskedTab(store)).toBeNull();
});
