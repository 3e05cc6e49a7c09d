import { expect, test } from 'vitest';
import { createVenueBook, type StudioVenue } from './venue-book.ts';

const key = (keyId: string): StudioVenue => ({
  code: 'studio',
  keyId,
  secret: `secret of ${keyId}`,
});

test('finds a key that was made after the studio started, and signs with a valid one once the old one is refused', async () => {
  let nowMs = 0;
  let keys = [key('k1')];
  let reads = 0;
  const book = createVenueBook(
    async () => {
      reads += 1;
      return keys;
    },
    () => nowMs,
  );
  expect(await book.signing('studio')).toEqual(key('k1'));
  keys = [key('k1'), key('k2')];
  nowMs = 5000;
  expect(await book.signing('studio')).toEqual(key('k1'));
  expect(await book.named('studio', 'k2')).toEqual(key('k2'));
  keys = [key('k2'), key('k3')];
  nowMs = 10_000;
  book.distrust();
  expect(await book.signing('studio')).toEqual(key('k2'));
  expect(await book.named('studio', 'k1')).toBeUndefined();
  expect(await book.named('other', 'k3')).toBeUndefined();
  expect(reads).toBe(3);
});

test('a plain list is as good', async () => {
  const book = createVenueBook([key('k1')]);
  expect(await book.signing('studio')).toEqual(key('k1'));
  expect(await book.signing('nobody')).toBeUndefined();
});
