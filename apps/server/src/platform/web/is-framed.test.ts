import { expect, test } from 'vitest';
import { isFramed } from './is-framed.ts';

test.each([
  ['https://games.example', 'https://games.example/play?lang=en', true],
  ['https://*.games.example', 'https://eu.games.example/play', true],
  ['https://*.games.example', 'https://games.example/play', false],
  ['https://*.games.example', 'http://eu.games.example/play', false],
  ['https://*.games.example', 'https://eu.games.example.evil.example/play', false],
  ['https://games.example', 'https://games.example.evil.example/', false],
  ['https://games.example', 'https://games.example:8443/', false],
  ['https://games.example', 'nonsense', false],
])('%s frames %s: %s', (source, address, isAllowed) => {
  expect(isFramed(source, address)).toBe(isAllowed);
});
