import { expect, test } from 'vitest';
import type { PictureStore } from './picture-store.ts';
import { createStaffPictures } from './staff-pictures.ts';

/** Keeps files in memory; all of them are old. */
function memoryStore() {
  const files = new Map<string, Buffer>();
  let made = 0;
  const store: PictureStore = {
    newKey: (group, owner) => {
      made += 1;
      return `${group}/${owner}/name${made}-200.webp`;
    },
    async keep(key, bytes, draw = async (given) => given) {
      const drawn = await draw(bytes);
      files.set(key, drawn);
      return drawn.byteLength;
    },
    read: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
    async *listOlder(group) {
      for (const key of [...files.keys()]) if (key.startsWith(`${group}/`)) yield key;
    },
  };
  return { files, store };
}

const as = (words: string) => async (bytes: Buffer) => Buffer.from(`${words} ${bytes.toString()}`);
const upload = { staffId: 7n, upload: Buffer.from('sent') };

async function refusal(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );
}

test('a picture in several sizes is drawn in each, found by its base, and refused if one is gone', async () => {
  const { files, store } = memoryStore();
  const covers = createStaffPictures(store, {
    group: 'covers',
    sizes: { '-200.webp': as('small'), '-400.webp': as('large') },
    listShown: async () => [],
  });
  const { picture } = await covers.take(upload);
  expect(picture).toBe('/files/covers/7/name1-200');
  expect([...files].map(([key, bytes]) => [key, bytes.toString()])).toEqual([
    ['covers/7/name1-200-200.webp', 'small sent'],
    ['covers/7/name1-200-400.webp', 'large sent'],
  ]);
  expect(await refusal(covers.check(picture))).toBe('taken');
  expect(await refusal(covers.check('/art/covers/mango-rush'))).toBe('taken');
  files.delete('covers/7/name1-200-400.webp');
  expect(await refusal(covers.check(picture))).toBe('PICTURE_UNKNOWN');
});

test('what nothing shows is swept, and a picture of another kind is none of ours', async () => {
  const { files, store } = memoryStore();
  let shown: readonly string[] = [];
  const logos = createStaffPictures(store, {
    group: 'platforms',
    sizes: { '.webp': as('logo') },
    listShown: async (addresses) => addresses.filter((address) => shown.includes(address)),
  });
  const kept = (await logos.take(upload)).picture;
  const left = (await logos.take(upload)).picture;
  expect(kept).toBe('/files/platforms/7/name1-200.webp');
  shown = [kept];
  await logos.sweep();
  expect([...files.keys()]).toEqual(['platforms/7/name1-200.webp']);
  expect(await refusal(logos.check(left))).toBe('PICTURE_UNKNOWN');
  expect(await refusal(logos.check(kept))).toBe('taken');
  files.set('avatars/7/face.webp', Buffer.from('x'));
  expect(await refusal(logos.check('/files/avatars/7/face.webp'))).toBe('PICTURE_UNKNOWN');
  expect(await refusal(logos.take({ ...upload, upload: null }))).toBe('FILE_REFUSED');
});

test('a picture of another installation is kept under its address and drawn anew, and one that is here stays', async () => {
  const kind = {
    group: 'covers',
    sizes: { '-200.webp': as('small'), '-400.webp': as('large') },
    listShown: async () => [],
  };
  const there = createStaffPictures(memoryStore().store, kind);
  const { files, store } = memoryStore();
  const here = createStaffPictures(store, kind);
  const { picture } = await there.take(upload);
  const sent = (await there.readFiles(picture)) ?? {};
  expect(Object.keys(sent)).toEqual(['-200.webp', '-400.webp']);
  expect(await here.readFiles(picture)).toBeNull();
  await here.bring(picture, sent);
  expect(await refusal(here.check(picture))).toBe('taken');
  expect(files.get('covers/7/name1-200-200.webp')?.toString()).toBe('small small sent');
  await here.bring(picture, {
    '-200.webp': Buffer.from('other'),
    '-400.webp': Buffer.from('other'),
  });
  expect(files.get('covers/7/name1-200-200.webp')?.toString()).toBe('small small sent');
  await here.bring('/files/covers/../../etc/passwd', sent);
  await here.bring('/files/platforms/7/name1', sent);
  expect(files.size).toBe(2);
});
