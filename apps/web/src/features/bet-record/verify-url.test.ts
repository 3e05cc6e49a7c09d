import { expect, it } from 'vitest';
import { netClass } from './net-class.ts';
import { verifyUrl } from './verify-url.ts';

const look = { page: 'http://localhost:3000/bet-record/1', language: 'tl_PH' } as const;

it('leads to the page of the provider in the language of the reader', () => {
  expect(verifyUrl('/sandbox/studio/verify?round=7', look)).toBe(
    'http://localhost:3000/sandbox/studio/verify?round=7&lang=tl_PH',
  );
  expect(verifyUrl('https://games.example.com/v', look)).toBe(
    'https://games.example.com/v?lang=tl_PH',
  );
});

it.each([undefined, 'javascript:alert(1)', 'data:text/html,x', 'http://[', 'file:///etc/passwd'])(
  'does not follow %s',
  (url) => {
    expect(verifyUrl(url, look)).toBeNull();
  },
);

it('colours what was won and lost, and nothing that changed nothing', () => {
  expect(['5.00', '-5.00', '0.00', '0.05'].map(netClass)).toEqual([
    'text-positive',
    'text-negative',
    'text-ink',
    'text-positive',
  ]);
});
