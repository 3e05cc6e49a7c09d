import { expect, test } from 'vitest';
import { proofUrl } from './proof-url.ts';

test('a proof leads to a page of the web, and to nothing else', () => {
  const page = 'https://house.example/backoffice/risk/wins/7';
  expect(proofUrl('/sandbox/studio/verify?round=7', page)).toBe(
    'https://house.example/sandbox/studio/verify?round=7',
  );
  expect(proofUrl('https://games.example.com/v', page)).toBe('https://games.example.com/v');
  for (const url of [undefined, 'javascript:alert(1)', 'data:text/html,x', 'http://']) {
    expect(proofUrl(url, page)).toBeNull();
  }
});
