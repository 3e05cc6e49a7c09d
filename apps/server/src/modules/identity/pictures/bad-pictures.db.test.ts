import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { calls } from '@perya/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return {
    uid,
    send: (bytes: Uint8Array | string, name = 'me.png', type = 'image/png') => {
      const content = typeof bytes === 'string' ? bytes : Uint8Array.from(bytes);
      return player.client.upload(calls.uploadFile, new File([content], name, { type }));
    },
    sealed: () => {
      const folder = join(server.sealedDir, 'uploads', uid);
      return existsSync(folder) ? readdirSync(folder) : [];
    },
    kept: async () => {
      const { rows } = await server.database.pool.query(
        'select key from identity.upload where uid = $1 and kept_bytes is not null',
        [uid],
      );
      return rows.length;
    },
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A good PNG of one grey, one bit a pixel: small as a file, vast as a picture. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const script = '<script>alert(document.cookie)</script>';
const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;

/** What is no picture of ours, whatever it is called and says that it is. */
const noPictures: Record<string, () => Uint8Array | string | Promise<Uint8Array>> = {
  nothing: () => '',
  words: () => 'not a picture',
  'a script': () => `<html>${script}</html>`,
  'an SVG with a script': () => svg,
  'an SVG behind the first bytes of a PNG': () => `\x89PNG\r\n\x1a\n${svg}`,
  'a PNG that was cut': async () => (await drawTestPicture(1)).subarray(0, 120),
  'a PNG with a wrong checksum': async () => {
    const png = await drawTestPicture(1);
    png[60] = (png[60] ?? 0) ^ 0xff;
    return png;
  },
  'a GIF': async () =>
    sharp(await drawTestPicture(1))
      .gif()
      .toBuffer(),
  'a TIFF': async () =>
    sharp(await drawTestPicture(1))
      .tiff()
      .toBuffer(),
  'an AVIF': async () =>
    sharp(await drawTestPicture(1))
      .avif({ effort: 0 })
      .toBuffer(),
  'a PDF': () => '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj',
  'an archive': () => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(200)]),
};

describe('what is no picture', () => {
  test.each(Object.entries(noPictures))(
    '%s is refused in the documented words, and nothing is kept',
    async (_, make) => {
      const player = await newPlayer();
      const bytes = await make();
      for (const [name, type] of [
        ['id.png', 'image/png'],
        ['id.jpg', 'image/jpeg'],
        ['<img src=x onerror=alert(1)>.svg', 'image/svg+xml'],
      ] as const) {
        const refused = player.send(bytes, name, type);
        await expect(refused).rejects.toMatchObject({
          code: 'FILE_REFUSED',
          message: 'Only PNG, JPEG and WebP pictures up to 8 MB are accepted',
        });
      }
      expect(player.sealed()).toEqual([]);
      expect(await player.kept()).toBe(0);
    },
  );

  test('a bomb is refused by its pixels, and nothing is kept', async () => {
    const player = await newPlayer();
    await expect(player.send(bomb(20_000), 'id.png', 'image/png')).rejects.toMatchObject({
      code: 'PICTURE_TOO_LARGE',
    });
    expect(player.sealed()).toEqual([]);
    expect(await player.kept()).toBe(0);
  });

  test('a file of 20 MB is too large, a good picture in front of it or not', async () => {
    const player = await newPlayer();
    const large = Buffer.concat([await drawTestPicture(1), Buffer.alloc(20 * 1024 * 1024)]);
    expect(await refusalOf(player.send(large))).toBe('TOO_LARGE');
    expect(player.sealed()).toEqual([]);
  });

  test('is not worth an error in the log, and nothing of it stands there', () => {
    expect(server.logged()).not.toContain('"level":50');
    expect(server.logged()).not.toContain('alert(');
  });
});

describe('a picture that carries more than a picture', () => {
  const planted = ['GPSLatitude', 'Barangay Malaya', 'PK\x03\x04', '<script>', 'secret.exe'];

  async function keep(bytes: Buffer): Promise<Buffer> {
    const player = await newPlayer();
    const { object_key } = await player.send(bytes, 'id.jpg', 'image/jpeg');
    const kept = await server.identity.uploads.read(object_key);
    if (kept === null) throw new Error('It was not kept');
    return kept;
  }

  test('loses where and when it was taken', async () => {
    const bytes = await sharp(await drawTestPicture(4, 300))
      .withExif({
        IFD0: { ImageDescription: 'Barangay Malaya', Software: 'GPSLatitude' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const kept = await keep(bytes);
    const { exif, xmp, iptc, icc, comments } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, icc, comments }).toEqual({});
    for (const text of planted) expect(kept.includes(text), text).toBe(false);
  });

  test('is turned as its EXIF says before that is lost', async () => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(await keep(bytes)).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  test('loses the archive or the page that hangs on behind, and what is hidden in a comment', async () => {
    const jpeg = await sharp(await drawTestPicture(5))
      .jpeg()
      .toBuffer();
    const words = Buffer.from('<script>alert(1)</script>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.byteLength + 2]), words]);
    const tail = Buffer.from(`PK\x03\x04secret.exe<script>alert(2)</script>`, 'latin1');
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), tail]);
    const kept = await keep(polyglot);
    for (const text of planted) expect(kept.includes(text), text).toBe(false);
    expect((await sharp(kept).metadata()).format).toBe('webp');
  });

  test('is made no larger than can be read', async () => {
    const create = { width: 5000, height: 1000, channels: 3, background: 'red' } as const;
    const kept = await keep(await sharp({ create }).jpeg().toBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ width: 2400, height: 480 });
  });
});
