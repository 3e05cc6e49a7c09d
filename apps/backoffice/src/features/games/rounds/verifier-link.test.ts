import { expect, it } from 'vitest';
import { verifierLink } from './verifier-link.ts';

const origin = 'https://perya.example';

it('opens a page, here or at the provider’s, and nothing that would run', () => {
  expect(verifierLink('/sandbox/verify?round=1', origin)).toBe(
    'https://perya.example/sandbox/verify?round=1',
  );
  expect(verifierLink('https://studio.example/v', origin)).toBe('https://studio.example/v');
  const refused = ['javascript:alert(1)', ' data:text/html,x', 'http://', undefined, ''];
  expect(refused.map((url) => verifierLink(url, origin))).toEqual(refused.map(() => null));
});
