import { expect, it } from 'vitest';
import { mayHoldToken, pathWithoutToken, takeToken } from './entry-address.ts';

it.each([
  ['/redirect-user', '?token=T&game=mango', '/redirect-user', 'game=mango'],
  ['/gcash', '?token=T', '/gcash', ''],
  ['/maya', '?pathname=%2Fmy&sessionId=T', '/maya', 'pathname=%2Fmy'],
  ['/lazada-mini', '?authCode=T', '/lazada-mini', ''],
  ['/MY', '?token=T', '/MY', ''],
  ['/lazada-game/mango-rush/T', '', '/lazada-game/mango-rush/-', ''],
  ['/s-game-page/mango-rush/T', '?x=1', '/s-game-page/mango-rush/-', 'x=1'],
])('takes the token out of %s%s', (path, search, left, query) => {
  const taken = takeToken(path, search);
  expect(taken).toMatchObject({ token: 'T', path: left });
  expect(String(taken?.query)).toBe(query);
  expect(mayHoldToken(path)).toBe(true);
  // Once taken, nothing is there to take.
  expect(takeToken(left, `?${query}`)).toBeNull();
});

it.each(['/', '/my', '/s-game-page/mango-rush', '/terms-of-use'])('leaves %s alone', (path) => {
  expect(takeToken(path, '?token=T')).toBeNull();
  expect(mayHoldToken(path)).toBe(false);
  expect(pathWithoutToken(path)).toBe(path);
});
