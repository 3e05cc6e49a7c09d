import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import type { StaffHome, saveHomePage } from '@perya/contract/content/staff-calls/home';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'content');
});
afterAll(() => server.stop());

const read = (tag: StaffHome['tag']) => staff.client.call(staffCalls.readHomePage, { tag });
const save = (home: StaffHome, given: Partial<InputOf<typeof saveHomePage>> = {}) =>
  staff.client.call(staffCalls.saveHomePage, { ...home, reason: 'Fiesta', ...given });

async function upload(): Promise<string> {
  const bytes = Uint8Array.from(await drawTestPicture(3, 900));
  const file = new File([bytes], 'a.png', { type: 'image/png' });
  return (await staff.client.upload(staffCalls.uploadBannerPicture, file)).picture;
}

const banner = (picture: string) => ({
  id: 'fiesta',
  picture,
  title_en: 'Fiesta',
  title_tl: 'Pista',
  body_en: 'All night',
  body_tl: 'Magdamag',
  link: '/welfare',
});

test('staff change banners and ways of one brand, players see them at once and the audit says how they stood', async () => {
  const before = await read('tala');
  const picture = await upload();
  const [first, ...rest] = before.banners;
  const ways = before.ways.toReversed();
  const saved = await save({
    ...before,
    banners: [banner(picture), ...rest, ...(first ? [first] : [])],
    ways,
  });
  expect(saved.banners.map(({ id }) => id)).toEqual([
    'fiesta',
    'fair-play',
    'responsible',
    'welcome',
  ]);
  const visitor = createApiPlayer(server.url);
  const shown = await visitor.client.call(calls.getBrandIndex, { tag: 'tala' });
  expect(shown.banners[0]).toEqual({
    id: 'fiesta',
    img: picture,
    title: { en: 'Fiesta', tl: 'Pista' },
    body: { en: 'All night', tl: 'Magdamag' },
    link_h5: '/welfare',
  });
  expect(shown.nav.map(({ name }) => name.en)).toEqual(ways.map(({ name_en }) => name_en));
  const other = await visitor.client.call(calls.getBrandIndex, { tag: 'sinag' });
  expect(other.banners.map(({ id }) => id)).toEqual(['welcome', 'fair-play', 'responsible']);
  for (const width of [400, 800, 1280]) {
    const file = join(server.filesDir, `${picture.slice('/files/'.length)}-${width}.webp`);
    const { format, width: wide, height } = await sharp(file).metadata();
    expect([format, wide, height]).toEqual(['webp', width, Math.round((width * 7) / 16)]);
  }
  const { rows } = await server.database.pool.query<{ before: { banners: string[] } }>(
    `select before from audit.entry where action = 'content.home-changed' and subject = 'tala'`,
  );
  expect(rows[0]?.before.banners[0]).toMatch(/^Step right up/);
  expect(await refusalOf(save(before))).toBe('CHANGED_MEANWHILE');
  expect(await refusalOf(save(saved))).toBe('NOTHING_TO_CHANGE');
});

test('of ten who change the same home page at once one is heard', async () => {
  const before = await read('perya');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, place) =>
      save({ ...before, ways: before.ways.slice(0, place % 5) }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each<[string, Partial<ReturnType<typeof banner>>, string]>([
  ['without a picture', { picture: '' }, 'BANNER_PICTURE'],
  ['with a picture from elsewhere', { picture: 'https://x.example/a' }, 'BANNER_PICTURE'],
  ['with a picture that is not there', { picture: '/files/banners/1/none' }, 'BANNER_PICTURE'],
  ['whose link is a script', { link: 'javascript:alert(1)' }, 'CONTENT_LINK'],
  ['without words', { body_tl: ' ' }, 'BANNER_WORDS'],
  ['with markup', { title_en: '<b>x</b>' }, 'WORDS_MARKUP'],
  ['that stands there already', { id: 'welcome' }, 'BANNER_TWICE'],
])('refuses a banner %s, and changes nothing', async (_, given, code) => {
  const before = await read('h5');
  const [first] = before.banners;
  const added = { ...banner(first?.picture ?? ''), ...given };
  expect(await refusalOf(save({ ...before, banners: [...before.banners, added] }))).toBe(code);
  expect(await read('h5')).toEqual(before);
});

test('who may publish may change them, who may see content may look', async () => {
  const home = await read('h5');
  const support = await createApiStaff(server, 'support');
  expect(await support.client.call(staffCalls.readHomePage, { tag: 'h5' })).toEqual(home);
  const refused = support.client.call(staffCalls.saveHomePage, { ...home, reason: 'Mine' });
  expect(await refusalOf(refused)).toBe('FORBIDDEN');
});

test('what an operator has changed outlives the next start, and pictures that nobody shows are swept', async () => {
  const home = await read('sinag');
  const shown = await upload();
  const unused = await upload();
  await save({ ...home, banners: [banner(shown)] });
  await server.content.addMissingIndex('sinag', (await server.content.readSiteIndex('h5')).data);
  expect((await read('sinag')).banners.map(({ id }) => id)).toEqual(['fiesta']);
  const fileOf = (picture: string) =>
    join(server.filesDir, `${picture.slice('/files/'.length)}-800.webp`);
  const long = new Date(Date.now() - 73 * 3600 * 1000);
  for (const picture of [shown, unused]) utimesSync(fileOf(picture), long, long);
  await server.runTask('content_sweep_banners');
  expect([shown, unused].map((picture) => existsSync(fileOf(picture)))).toEqual([true, false]);
});
