import { expect, test } from 'vitest';
import { sitePathOf } from './site-path.ts';

test.each(['/s-kyc?step=3', '/', '/s-kyc?step=3&next=https://x.example', '/a/b'])(
  '%s is a path of this site',
  (path) => {
    expect(sitePathOf(path)).toBe(path);
  },
);

test.each([
  'https://elsewhere.example/s-kyc',
  '//elsewhere.example/s-kyc',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  ' //elsewhere.example',
  '/\n/elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,x',
  's-kyc',
  '/a/..//elsewhere.example',
  '',
])('%j leads somewhere else', (address) => {
  expect(sitePathOf(address)).toBeNull();
});
