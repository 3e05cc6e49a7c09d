import { expect, it } from 'vitest';
import { isCodeMissing } from './is-code-missing.ts';

it.each([
  ['Chromium', 'Failed to fetch dynamically imported module: /assets/example-1.js'],
  ['Firefox', 'error loading dynamically imported module: /assets/example-1.js'],
  ['Safari', 'Importing a module script failed.'],
])('knows a chunk that failed to load in %s', (_browser, message) => {
  expect(isCodeMissing(new TypeError(message))).toBe(true);
});

it('takes no other failure for it', () => {
  expect(isCodeMissing(new TypeError('Failed to fetch'))).toBe(false);
  expect(isCodeMissing('Importing a module script failed.')).toBe(false);
});
