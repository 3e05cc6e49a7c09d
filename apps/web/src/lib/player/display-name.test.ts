import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';

it('prefers the nickname and falls back to the username [M-038]', () => {
  expect(displayName({ nickname: 'Maria5', username: 'player7' })).toBe('Maria5');
  expect(displayName({ nickname: '', username: 'player7' })).toBe('player7');
});
