import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../../testing/s3/s3-server.ts';
import { createKeyring } from '../keyring.ts';
import { StartError } from '../start-error.ts';
import { copyStore } from './copy-store.ts';
import { folderStores } from './folder-store.ts';
import type { FileStores, ObjectStore } from './object-store.ts';
import { openStores } from './open-stores.ts';
import { s3Stores } from './s3-store.ts';
import { createSealedFiles } from './sealed-files.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let dataDir: string;
beforeAll(async () => {
  s3 = await startS3Server();
  dataDir = mkdtempSync(join(tmpdir(), 'perya-store-'));
});
afterAll(async () => {
  await s3.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const bytes = (words: string) => Buffer.from(words);

async function keysOf(store: ObjectStore, prefix?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, isPartial } of store.list(prefix)) if (!isPartial) keys.push(key);
  return keys.sort();
}

/** Bytes that no two places share, so that a part out of its place is seen. */
function largeOf(size: number): Buffer {
  const whole = Buffer.alloc(size);
  for (let at = 0; at + 4 <= size; at += 4) whole.writeUInt32LE(at, at);
  return whole;
}

async function* piecesOf(whole: Buffer, size: number): AsyncIterable<Buffer> {
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
}

async function collect(chunks: AsyncIterable<Buffer> | null): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  if (chunks) for await (const piece of chunks) pieces.push(piece);
  return pieces;
}

const kinds: [string, () => FileStores][] = [
  ['a folder', () => folderStores(dataDir)],
  ['a bucket', () => s3Stores(s3.settings)],
];

describe.each(kinds)('%s', (_name, open) => {
  test('keeps bytes under keys, area by area', async () => {
    const store = open().area('archives');
    expect(await store.read('2026/05/a.gz')).toBeNull();
    expect(await keysOf(store)).toEqual([]);
    await store.write('2026/05/a.gz', bytes('first'));
    await store.write('2026/05/a.gz', bytes('second'));
    await store.write('2026/06/b.gz', bytes('third'));
    expect(String(await store.read('2026/05/a.gz'))).toBe('second');
    expect(String(await store.read('2026/05/a.gz', 3))).toBe('sec');
    expect(await keysOf(store)).toEqual(['2026/05/a.gz', '2026/06/b.gz']);
    expect(await keysOf(store, '2026/06/')).toEqual(['2026/06/b.gz']);
    expect(await open().area('backups').read('2026/05/a.gz')).toBeNull();
    for await (const object of store.list('2026/06/')) {
      expect(object.bytes).toBe(5);
      expect(Math.abs(object.changedAt.getTime() - Date.now())).toBeLessThan(600_000);
    }
    await store.remove('2026/05/a.gz');
    await store.remove('2026/05/a.gz');
    expect(await keysOf(store)).toEqual(['2026/06/b.gz']);
  });

  test('replaces what is still as it was, and nothing else', async () => {
    const store = open().area('sealed');
    await store.write('x/1/a', bytes('was'));
    expect(await store.replace('x/1/a', bytes('other'), bytes('anew'))).toBe(false);
    expect(await store.replace('x/1/none', bytes('was'), bytes('anew'))).toBe(false);
    expect(await store.replace('x/1/a', bytes('was'), bytes('anew'))).toBe(true);
    expect(String(await store.read('x/1/a'))).toBe('anew');
    expect(await keysOf(store, 'x/')).toEqual(['x/1/a']);
  });

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', '.hidden', 'a/.b', ''])(
    'takes no %j for a key',
    async (key) => {
      const store = open().area('sealed');
      await expect(async () => store.write(key, bytes('x'))).rejects.toThrow('no key');
      await expect(async () => store.read(key)).rejects.toThrow('no key');
      await expect(async () => store.remove(key)).rejects.toThrow('no key');
    },
  );

  test('a large object goes in and out piece by piece, the same to the byte', async () => {
    const store = open().area('archives');
    const part = 8 * 1024 * 1024;
    for (const size of [0, 1, part, part + 12_345]) {
      const whole = largeOf(size);
      await store.writeAll('large/1/a', piecesOf(whole, 777_777));
      expect((await store.read('large/1/a'))?.equals(whole), String(size)).toBe(true);
      const pieces = await collect(await store.readAll('large/1/a'));
      expect(Buffer.concat(pieces).equals(whole), String(size)).toBe(true);
      if (size > part) expect(pieces.length).toBeGreaterThan(1);
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(part);
    }
    expect(await store.readAll('large/1/none')).toBeNull();
  });

  test('what breaks off while it is sent leaves what was there, and nothing beside it', async () => {
    const store = open().area('archives');
    await store.write('broken/1/a', bytes('as it was'));
    const breaking = async function* () {
      yield* piecesOf(largeOf(20_000_000), 5_000_000);
      throw new Error('the source broke off');
    };
    await expect(store.writeAll('broken/1/a', breaking())).rejects.toThrow('broke off');
    await expect(store.writeAll('broken/1/b', breaking())).rejects.toThrow('broke off');
    expect(String(await store.read('broken/1/a'))).toBe('as it was');
    const left: string[] = [];
    for await (const { key } of store.list('broken/')) left.push(key);
    expect(left).toEqual(['broken/1/a']);
  });

  test('lists more than a page', async () => {
    const store = open().area('backups');
    const keys = Array.from({ length: 1030 }, (_, at) => `many/${String(at).padStart(4, '0')}`);
    for (let at = 0; at < keys.length; at += 50) {
      await Promise.all(keys.slice(at, at + 50).map((key) => store.write(key, bytes(key))));
    }
    expect(await keysOf(store, 'many/')).toEqual(keys);
  });
});

test('what one process writes into the bucket another one reads', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(() => openStores({ dataDir, s3: s3.settings })),
  );
  const keyring = createKeyring(Buffer.alloc(32, 1));
  const written = createSealedFiles((one as FileStores).area('sealed'), keyring);
  const key = written.newKey('uploads', 7n);
  await written.write(key, bytes('a face'));
  const read = createSealedFiles((other as FileStores).area('sealed'), keyring);
  expect(String(await read.read(key))).toBe('a face');
});

describe('one into the other', () => {
  test('everything is copied and compared; begun anew it goes on, and a changed copy is mended', async () => {
    const folder = folderStores(join(dataDir, 'source')).area('sealed');
    const sealed = createSealedFiles(folder, createKeyring(Buffer.alloc(32, 1)));
    const keys = ['uploads', 'support'].map((group) => sealed.newKey(group, 7n));
    for (const key of keys) await sealed.write(key, bytes(`of ${key}`));
    writeFileSync(join(dataDir, 'source', 'sealed', 'uploads', 'left.new'), 'half');
    const bucket = s3Stores({ ...s3.settings, prefix: 'copy/' }).area('sealed');
    await bucket.write(keys[0] as string, bytes('spoiled'));
    expect(await copyStore(folder, bucket)).toEqual({ copied: 2, same: 0, gone: 0 });
    expect(await copyStore(folder, bucket)).toEqual({ copied: 0, same: 2, gone: 0 });
    const fromBucket = createSealedFiles(bucket, createKeyring(Buffer.alloc(32, 1)));
    for (const key of keys) expect(String(await fromBucket.read(key))).toBe(`of ${key}`);
    const back = folderStores(join(dataDir, 'back')).area('sealed');
    expect(await copyStore(bucket, back)).toEqual({ copied: 2, same: 0, gone: 0 });
    expect(readdirSync(join(dataDir, 'back', 'sealed')).sort()).toEqual(['support', 'uploads']);
  });
});

describe('a bucket that is of no use is refused at the start', () => {
  const open = (other: object) => openStores({ dataDir, s3: { ...s3.settings, ...other } });

  test.each([
    [{ bucket: 'another' }, 'there is no such bucket: make it, or correct S3_BUCKET'],
    [{ accessKeyId: 'STRANGER' }, 'it does not know S3_ACCESS_KEY_ID'],
    [{ secretAccessKey: 'guessed' }, 'S3_SECRET_ACCESS_KEY is not the key of S3_ACCESS_KEY_ID'],
    [{ endpoint: 'http://127.0.0.1:9' }, 'the object store does not answer'],
  ])('%j: %s', async (other, why) => {
    const refused = open(other);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(why);
    await expect(refused).rejects.not.toThrow('guessed');
  });
});

describe('a bucket that goes away', () => {
  test('in the middle of a large object keeps nothing of it, and takes it when it is back', async () => {
    const store = s3Stores(s3.settings).area('archives');
    const whole = largeOf(20_000_000);
    const interrupted = async function* () {
      yield whole.subarray(0, 9_000_000);
      await s3.goAway();
      yield whole.subarray(9_000_000);
    };
    await expect(store.writeAll('cut/1/a', interrupted())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await s3.comeBack();
    expect(await store.read('cut/1/a')).toBeNull();
    await store.writeAll('cut/1/a', piecesOf(whole, 1_000_000));
    expect((await store.read('cut/1/a'))?.equals(whole)).toBe(true);
  });

  test('while one is read says so, and an object that changed meanwhile is not mixed', async () => {
    const store = s3Stores(s3.settings).area('archives');
    await store.write('mixed/1/a', largeOf(20_000_000));
    const reading = await store.readAll('mixed/1/a');
    const other = Buffer.alloc(20_000_000, 7);
    const read = async () => {
      let pieces = 0;
      for await (const _ of reading ?? []) {
        pieces += 1;
        if (pieces === 1) await store.write('mixed/1/a', other);
      }
    };
    await expect(read()).rejects.toMatchObject({ why: 'the object was changed while it was read' });
  });

  test('is told as degraded, its calls say that it is away, and back again nothing is lost', async () => {
    const stores = await openStores({ dataDir, s3: s3.settings });
    const store = stores.area('sealed');
    await store.write('gone/1/a', bytes('kept'));
    await s3.goAway();
    await expect(store.read('gone/1/a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(store.write('gone/1/b', bytes('x'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await expect.poll(stores.warnings).toEqual(['the object store does not answer']);
    await s3.comeBack();
    await expect.poll(stores.warnings).toEqual([]);
    expect(String(await store.read('gone/1/a'))).toBe('kept');
    expect(await store.read('gone/1/b')).toBeNull();
  });

  test('and one that takes a request and never answers is not waited for', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const { area } = s3Stores({ ...s3.settings, endpoint }, { tryMs: 50 });
    await expect(area('sealed').read('x/1/a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    silent.closeAllConnections();
    silent.close();
  });
});
