import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawTestPicture } from '../../testing/draw-test-picture.ts';
import { bitsApart, hashPicture } from './perceptual-hash.ts';

async function hashOf(picture: Buffer): Promise<bigint> {
  const hash = await hashPicture(picture);
  if (hash === null) throw new Error('The picture has no contrast');
  return hash;
}

test('counts the bits in which two hashes differ, the sign too', () => {
  expect(bitsApart(0n, 0n)).toBe(0);
  expect(bitsApart(-1n, 0n)).toBe(64);
  expect(bitsApart(5n, 6n)).toBe(2);
});

test('the same picture is found again after it was resized, re-encoded, brightened or cut a little', async () => {
  const picture = await drawTestPicture(7, 400);
  const hash = await hashOf(picture);
  const changed = {
    smaller: sharp(picture).resize(150),
    poor: sharp(picture).jpeg({ quality: 30 }),
    bright: sharp(picture).modulate({ brightness: 1.2 }),
    cut: sharp(picture).extract({ left: 4, top: 4, width: 392, height: 392 }),
  };
  for (const [how, drawn] of Object.entries(changed)) {
    expect(bitsApart(hash, await hashOf(await drawn.toBuffer())), how).toBeLessThanOrEqual(6);
  }
});

test('different pictures are far apart', async () => {
  const hashes = await Promise.all(
    Array.from({ length: 12 }, async (_, seed) => hashOf(await drawTestPicture(seed + 1, 200))),
  );
  for (const [index, one] of hashes.entries()) {
    for (const other of hashes.slice(index + 1)) expect(bitsApart(one, other)).toBeGreaterThan(8);
  }
});

test('a picture of one colour is like no other', async () => {
  const create = { width: 30, height: 30, channels: 3, background: 'red' } as const;
  expect(await hashPicture(await sharp({ create }).png().toBuffer())).toBeNull();
});
