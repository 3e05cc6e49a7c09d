import { expect, it } from 'vitest';
import { isAnnouncedOn } from './is-announced-on.ts';

it.each(['/', '/my', '/my/', '/welfare', '/s-game/sections/Hot%20Games'])(
  'announces on %s',
  (path) => expect(isAnnouncedOn(path)).toBe(true),
);

it.each([
  '/s-game-page/mango-rush',
  '/s-kyc',
  '/login',
  '/my/bonuses',
  '/terms-of-use',
  '/grabvip',
])('leaves whoever is on %s alone', (path) => expect(isAnnouncedOn(path)).toBe(false));
