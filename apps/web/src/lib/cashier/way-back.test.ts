import { expect, it } from 'vitest';
import { readWayBack, rememberWayBack } from './way-back.ts';

it('leads back to the game or the page where the cashier was opened, and never out of the app', () => {
  expect(readWayBack()).toEqual({ game: null, page: null });
  rememberWayBack('/s-game-page/plinko');
  expect(readWayBack()).toEqual({ game: '/s-game-page/plinko', page: null });
  rememberWayBack('/my');
  expect(readWayBack()).toEqual({ game: null, page: '/my' });
  for (const nowhere of ['/', '/s-transaction/status', '//elsewhere.example']) {
    rememberWayBack(nowhere);
    expect(readWayBack()).toEqual({ game: null, page: null });
  }
});
