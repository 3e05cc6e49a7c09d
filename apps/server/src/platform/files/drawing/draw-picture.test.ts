import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { drawAvatar, drawing, drawPhoto } from './draw-picture.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

const codeOf = (drawn: Promise<Buffer>) =>
  drawn.then(
    () => 'drawn',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

describe('a picture of many pixels in few bytes', () => {
  test('is refused by what its head says, before a pixel is decoded', async () => {
    const bomb = await blank(7000, 7000);
    expect(bomb.byteLength).toBeLessThan(200_000);
    expect(await codeOf(drawPhoto(bomb))).toBe('PICTURE_TOO_LARGE');
    // Nothing behind the head could be decoded, and nothing tries to.
    expect(await codeOf(drawPhoto(bomb.subarray(0, 64)))).toBe('PICTURE_TOO_LARGE');
    expect(await codeOf(drawPhoto((await blank(70, 70)).subarray(0, 64)))).toBe('FILE_REFUSED');
  });

  test('is taken up to what phones send', async () => {
    expect(await codeOf(drawAvatar(await blank(5712, 4284)))).toBe('drawn');
    expect(await codeOf(drawAvatar(await blank(5001, 5001)))).toBe('PICTURE_TOO_LARGE');
  });
});

test('pictures are drawn in turn; past a queue they are refused, and the queue empties', async () => {
  const picture = await blank(600, 600);
  const before = drawing.queue().refused;
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => codeOf(drawAvatar(picture))),
  );
  const refused = outcomes.filter((outcome) => outcome === 'UNAVAILABLE').length;
  expect(refused).toBeGreaterThan(0);
  expect(outcomes.filter((outcome) => outcome === 'drawn').length).toBe(100 - refused);
  expect(drawing.queue()).toEqual({ waiting: 0, refused: before + refused });
  expect(await codeOf(drawAvatar(picture))).toBe('drawn');
});
