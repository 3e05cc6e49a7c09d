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

test('everybody who asks while the list is read gets what it says', async () => {
  const asked = Promise.withResolvers<StudioVenue[]>();
  const book = createVenueBook(() => asked.promise);
  const all = [book.signing('studio'), book.named('studio', 'k1'), book.signing('studio')];
  asked.resolve([key('k1')]);
  expect(await Promise.all(all)).toEqual([key('k1'), key('k1'), key('k1')]);
});

test('a key that was retired is forgotten without being asked to, unless the list cannot be read', async () => {
  let nowMs = 0;
  let keys: StudioVenue[] | null = [key('k1'), key('k2')];
  const book = createVenueBook(
    async () => {
      if (!keys) throw new Error('The list cannot be read');
      return keys;
    },
    () => nowMs,
  );
  expect(await book.named('studio', 'k1')).toEqual(key('k1'));
  keys = null;
  nowMs = 5000;
  expect(await book.named('studio', 'k1')).toEqual(key('k1'));
  keys = [key('k2'), key('k3')];
  nowMs = 10_000;
  expect(await book.named('studio', 'k1')).toBeUndefined();
});
