import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasAllFiles, hashPicture, readCache, writeCache } from './build-cache.ts';
import type { Picture } from './picture.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perya-art-'));
});

afterEach(() => rm(folder, { recursive: true }));

const picture: Picture = {
  group: 'icons',
  name: 'home',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  outputs: [{ file: 'icons/home.svg', format: 'svg' }],
};

describe('the build cache', () => {
  it('gives a changed drawing another hash and an equal one the same', () => {
    expect(hashPicture({ ...picture })).toBe(hashPicture(picture));
    expect(hashPicture({ ...picture, svg: `${picture.svg} ` })).not.toBe(hashPicture(picture));
  });

  it('reads back what it wrote', async () => {
    const cache = { sources: 'abc', pictures: { home: { hash: 'def', files: ['home.svg'] } } };
    await writeCache(folder, cache);
    expect(await readCache(folder)).toEqual(cache);
  });

  it('starts empty when there is no cache or a damaged one', async () => {
    const empty = { sources: '', pictures: {} };
    expect(await readCache(folder)).toEqual(empty);
    await writeFile(join(folder, '.cache.json'), '{"sources": "a');
    expect(await readCache(folder)).toEqual(empty);
  });

  it('notices a file that has gone', async () => {
    await writeFile(join(folder, 'there.svg'), '');
    expect(hasAllFiles(folder, ['there.svg'])).toBe(true);
    expect(hasAllFiles(folder, ['there.svg', 'gone.svg'])).toBe(false);
  });
});
