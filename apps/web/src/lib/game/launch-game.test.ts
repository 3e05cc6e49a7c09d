import { ClientError } from '@perya/contract/client-errors';
import { expect, it } from 'vitest';
import { launchProblem } from './launch-problem.ts';
import { rememberLaunch, takeLaunch } from './launches.ts';
import { shoppingGameUrl } from './shopping-game-url.ts';

it('tells the message of the API, and has none where the API said nothing [G-239 M-371 M-402]', () => {
  const closed = new ClientError('server', 'This game is closed at the moment', 'GAME_CLOSED');
  expect(launchProblem(closed)).toEqual({ code: 'GAME_CLOSED', message: closed.message });
  const silent = [
    new ClientError('server', 'Unknown error', 'SERVER'),
    new ClientError('network', 'Network error', 'NETWORK'),
    new ClientError('server', 'Server error', 'HTTP_502'),
    new TypeError('x is not a function'),
  ];
  expect(silent.map((error) => launchProblem(error).message)).toEqual([null, null, null, null]);
});

it('opens the wrapper for the e-commerce mini-app user and for nobody else [G-167 G-168]', () => {
  const template = 'https://shop.example.ph/{code}?game={code}';
  expect(shoppingGameUrl('color game', 'lazada', template)).toBe(
    'https://shop.example.ph/color%20game?game=color%20game',
  );
  expect(shoppingGameUrl('plinko', 'lazada', '')).toBeNull();
  for (const partner of [null, 'lazada-h5', 'ewallet', 'maya'] as const) {
    expect(shoppingGameUrl('plinko', partner, template)).toBeNull();
  }
});

it('uses the content of a navigation once, and only if it was launched here [G-043]', () => {
  rememberLaunch('/play?a');
  expect(takeLaunch('/play?b')).toBeNull();
  expect(takeLaunch(undefined)).toBeNull();
  expect(takeLaunch('/play?a')).toBe('/play?a');
  expect(takeLaunch('/play?a')).toBeNull();
});
