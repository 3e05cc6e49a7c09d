import { expect, it } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from './base64-url.ts';

it('survives an address and any letter, and reads plain base64 too', () => {
  const text = '{"n":"Niña?>~₱"}';
  expect(encodeBase64Url(text)).toMatch(/^[\w-]+$/);
  expect(decodeBase64Url(encodeBase64Url(text))).toBe(text);
  expect(decodeBase64Url(btoa('??>'))).toBe('??>');
  expect(() => decodeBase64Url('%')).toThrow();
});
