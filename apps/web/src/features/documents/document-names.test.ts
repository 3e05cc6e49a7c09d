import { expect, it } from 'vitest';
import { documentKind } from './document-names.ts';

it('knows exactly the three documents that an address may name [A-025 M-017]', () => {
  expect(documentKind('terms-of-use')).toBe('terms');
  expect(documentKind('privacy-policy')).toBe('privacy');
  expect(documentKind('faq')).toBe('faq');
  for (const name of ['stmt', 'terms', 'FAQ', 'toString', '__proto__', '']) {
    expect(documentKind(name)).toBeNull();
  }
});
