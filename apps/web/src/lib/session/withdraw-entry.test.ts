import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, it } from 'vitest';
import {
  isWithdrawEntry,
  readHandover,
  takeWithdrawEntry,
  withdrawEntryUrl,
} from './withdraw-entry.ts';

it('puts the code where no server reads it, and finds it there [M-329 M-492]', () => {
  const url = new URL(withdrawEntryUrl('https://perya.example.ph', 'a-b_c'));
  expect(`${url.pathname}${url.search}`).toBe('/?from=lazada-h5&withdraw=1');
  expect(readHandover(url.hash)).toBe('a-b_c');
  expect(readHandover('#main')).toBeNull();
  expect(readHandover('')).toBeNull();
});

it('knows a browser-withdraw user by the flag beside the shopping browser [M-333 M-334]', () => {
  const is = (query: string) => isWithdrawEntry(new URLSearchParams(query));
  expect(is('from=lazada-h5&withdraw=1')).toBe(true);
  for (const other of ['from=lazada-h5', 'withdraw=1', 'from=lazada&withdraw=1', '']) {
    expect(is(other), other).toBe(false);
  }
});

it('opens the withdrawal at the first entry and not at later ones [M-334]', () => {
  const store = createStore(createMemoryStorage(), 'localhost');
  expect(takeWithdrawEntry(store)).toBe(true);
  expect(takeWithdrawEntry(store)).toBe(false);
});
