import { expect, test } from 'vitest';
import { createVenueKeyCache, type StudioVenue } from './venue-key-cache.ts';

const key = (keyId: string): StudioVenue => ({
  code: 'studio',
  keyId,
  secret: `secret of ${keyId}`,
});

test('finds a key that was made after the studio started, and signs with a valid one once the old one is refused', async () => {
  let nowMs = 0;
  let keys = [key('k1')];
  let reads = 0;
  const cache = createVenueKeyCache(
    async () => {
      reads += 1;
      return keys;
    },
    () => nowMs,
  );
  expect(await cache.signing('studio')).toEqual(key('k1'));
  keys = [key('k1'), key('k2')];
  nowMs = 5000;
  expect(await cache.signing('studio')).toEqual(key('k1'));
  expect(await cache.named('studio', 'k2')).toEqual(key('k2'));
  keys = [key('k2'), key('k3')];
  nowMs = 10_000;
  cache.invalidate();
  expect(await cache.signing('studio')).toEqual(key('k2'));
  expect(await cache.named('studio', 'k1')).toBeUndefined();
  expect(await cache.named('other', 'k3')).toBeUndefined();
  expect(reads).toBe(3);
});

test('a plain list is as good', async () => {
  const cache = createVenueKeyCache([key('k1')]);
  expect(await cache.signing('studio')).toEqual(key('k1'));
  expect(await cache.signing('nobody')).toBeUndefined();
});

test('everybody who asks while the list is read gets what it says', async () => {
  const asked = Promise.withResolvers<StudioVenue[]>();
  const cache = createVenueKeyCache(() => asked.promise);
  const all = [cache.signing('studio'), cache.named('studio', 'k1'), cache.signing('studio')];
  asked.resolve([key('k1')]);
  expect(await Promise.all(all)).toEqual([key('k1'), key('k1'), key('k1')]);
});

test('a key that was retired is forgotten without being asked to, unless the list cannot be read', async () => {
  let nowMs = 0;
  let keys: StudioVenue[] | null = [key('k1'), key('k2')];
  const cache = createVenueKeyCache(
    async () => {
      if (!keys) throw new Error('The list cannot be read');
      return keys;
    },
    () => nowMs,
  );
  expect(await cache.named('studio', 'k1')).toEqual(key('k1'));
  keys = null;
  nowMs = 5000;
  expect(await cache.named('studio', 'k1')).toEqual(key('k1'));
  keys = [key('k2'), key('k3')];
  nowMs = 10_000;
  expect(await cache.named('studio', 'k1')).toBeUndefined();
});
