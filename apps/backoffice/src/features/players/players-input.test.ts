import { expect, test } from 'vitest';
import { playersInput } from './players-input.ts';

test('days of Manila become moments, and the last day counts whole', () => {
  expect(playersInput({ from: '2026-11-15', until: '2026-11-15', state: 'blocked' })).toEqual({
    state: 'blocked',
    from: Date.UTC(2026, 10, 14, 16) / 1000,
    before: Date.UTC(2026, 10, 15, 16) / 1000,
  });
  expect(playersInput({ q: 'maria' })).toEqual({});
});
