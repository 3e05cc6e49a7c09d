import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  drawnListFile,
  hasAllFiles,
  hashPicture,
  readDrawnList,
  writeDrawnList,
} from './drawn-list.ts';
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

describe('the list of drawn pictures', () => {
  it('gives a changed drawing another hash and an equal one the same', () => {
    expect(hashPicture({ ...picture })).toBe(hashPicture(picture));
    expect(hashPicture({ ...picture, svg: `${picture.svg} ` })).not.toBe(hashPicture(picture));
  });

  it('reads back what it wrote', async () => {
    const list = { 'icons/home': { hash: 'def', files: ['home.svg'] } };
    await writeDrawnList(folder, list);
    expect(await readDrawnList(folder)).toEqual(list);
  });

  it('starts empty when there is none or a damaged one', async () => {
    expect(await readDrawnList(folder)).toEqual({});
    await writeFile(join(folder, drawnListFile), '{"icons/home": {');
    expect(await readDrawnList(folder)).toEqual({});
  });

  it('notices a file that has gone', async () => {
    await writeFile(join(folder, 'there.svg'), '');
    expect(hasAllFiles(folder, ['there.svg'])).toBe(true);
    expect(hasAllFiles(folder, ['there.svg', 'gone.svg'])).toBe(false);
  });
});
