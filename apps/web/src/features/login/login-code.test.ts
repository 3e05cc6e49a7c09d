import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, test } from 'vitest';
import { forgetLoginCode, keepLoginCode, readLoginCode } from './login-code.ts';

const sent = {
  otp: { id: 'otp-1', codeLength: 6, resendAt: 100 },
  sentTo: '9171234567',
  resendAtMs: 100_000,
};

test('a sent code is kept for its number until another may be asked for', () => {
  const store = createStore(createMemoryStorage(), 'perya.ph');
  keepLoginCode(store, sent);
  expect(readLoginCode(store, '9171234567', 99_999)).toEqual(sent);
  expect(readLoginCode(store, '9171234567', 100_000)).toBeNull();
  expect(readLoginCode(store, '9170000000', 0)).toBeNull();
  forgetLoginCode(store);
  expect(readLoginCode(store, '9171234567', 0)).toBeNull();
});

test.each([['text'], [{}], [{ ...sent, otp: null }], [{ ...sent, resendAtMs: 'soon' }]])(
  'what was written by another release counts as nothing: %j',
  (stored) => {
    const store = createStore(createMemoryStorage(), 'perya.ph');
    store.write('otp', stored);
    expect(readLoginCode(store, '9171234567', 0)).toBeNull();
  },
);
