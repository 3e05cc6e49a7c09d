import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer } from '../../testing/api-player.ts';
import {
  bringIn,
  exportOf,
  fileWith,
  firstChanged,
  type House,
  openTwoHouses,
  problemsOfFile,
  type Row,
  rowsOf,
  undo,
} from '../../testing/configuration/two-houses.ts';
import { drawTestPicture } from '../../testing/draw-test-picture.ts';

let staging: House;
let production: House;
beforeAll(async () => {
  ({ staging, production } = await openTwoHouses());
});
afterAll(() => Promise.all([staging.server.stop(), production.server.stop()]));

const pictureOf = async (seed: number) =>
  new File([Uint8Array.from(await drawTestPicture(seed, 600))], 'a.png', { type: 'image/png' });
const now = () => Math.floor(Date.now() / 1000);

test('an announcement comes with its picture, for its brands and levels, and is switched off by the undo', async () => {
  const { client } = staging.ana;
  const sent = await client.upload(staffCalls.uploadAnnouncementPicture, await pictureOf(1));
  const key = randomUUID();
  const { id } = await client.call(staffCalls.addAnnouncement, {
    key,
    picture: sent.picture,
    title_en: 'Fiesta',
    title_tl: 'Pista',
    body_en: '',
    body_tl: '',
    link: '/welfare',
    frequency: 2,
    start: now() - 60,
    end: now() + 86_400,
    levels: [],
    brands: ['tala', 'h5'],
    seq: 5,
    reason: 'Fiesta of the town',
  });
  await client.call(staffCalls.switchAnnouncement, { id, is_on: true, reason: 'Now' });
  const file = fileWith(await exportOf(staging), 'announcements.announcements', (rows) => rows);
  const done = await bringIn(production, file);

  const shown = (brand: 'tala' | 'perya') =>
    createApiPlayer(production.server.url).client.call(calls.listPopups, { brand });
  const isShown = async (brand: 'tala' | 'perya') =>
    (await shown(brand)).some(({ title }) => title.en === 'Fiesta');
  expect([await isShown('tala'), await isShown('perya')]).toEqual([true, false]);
  const answer = await fetch(`${production.server.url}${sent.picture}`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const there = () => exportOf(production);
  expect(rowsOf(await there(), 'announcements.announcements')).toEqual(
    rowsOf(file, 'announcements.announcements'),
  );

  await undo(production, done);
  expect(await isShown('tala')).toBe(false);
  const left = rowsOf(await there(), 'announcements.announcements');
  expect(left.find((row) => row['key'] === key)).toMatchObject({ is_on: false });
});

test('an announcement of a file is refused without its picture or its Tagalog, out of time, and with a link that runs', async () => {
  const file = await exportOf(staging);
  const refusedOf = (change: Row) =>
    problemsOfFile(staging, fileWith(file, 'announcements.announcements', firstChanged(change)));
  const gone = '/files/announcements/1/AAAAAAAAAAAAAAAAAAAAAA.webp';
  expect(await refusedOf({ picture: gone })).toContain('never sent');
  expect(await refusedOf({ picture: 'https://evil.example/a.webp' })).toContain('picture');
  expect(await refusedOf({ title_tl: '' })).toContain('announcements.announcements');
  expect(await refusedOf({ end_at: '2020-01-01T00:00:00.000Z' })).toContain('end');
  expect(await refusedOf({ start_at: 'tomorrow' })).toContain('start_at');
  expect(await refusedOf({ link: 'javascript:alert(1)' })).toContain('announcements.announcements');
  expect(await refusedOf({ frequency: 3 })).toContain('frequency');
});

test('answers that are kept ready come, also that one was taken away, and new ones are numbered behind them', async () => {
  const save = (house: House, title: string) =>
    house.ana.client.call(staffCalls.saveCannedAnswer, {
      id: null,
      title,
      text_en: 'Hello, {uid}!',
      text_tl: 'Kumusta, {uid}!',
    });
  const { rows } = await save(staging, 'Hello by number');
  const made = rows.find(({ title }) => title === 'Hello by number');
  const [other] = rows.filter(({ title }) => title === 'Greeting');
  if (!made || !other) throw new Error('The answers are not there');
  await staging.ana.client.call(staffCalls.removeCannedAnswer, other);
  const file = fileWith(await exportOf(staging), 'support.answers', (given) => given);
  const done = await bringIn(production, file);
  const titles = async () => {
    const held = await production.ana.client.call(staffCalls.listCannedAnswers, {});
    return held.rows.map(({ title }) => title);
  };
  expect(await titles()).toContain('Hello by number');
  expect(await titles()).not.toContain('Greeting');
  const { rows: after } = await save(production, 'Another');
  const another = after.find(({ title }) => title === 'Another');
  expect(Number(another?.id)).toBeGreaterThan(Number(made.id));
  await undo(production, done);
  expect(await titles()).toEqual(['Another']);

  const unknown = fileWith(
    await exportOf(staging),
    'support.answers',
    firstChanged({ text_en: 'Hi {secret}' }),
  );
  expect(await problemsOfFile(staging, unknown)).toContain('support.answers 1');
});

test('a banner that was uploaded comes in every width, and a page whose picture did not come is refused', async () => {
  const { client } = staging.ana;
  const { picture } = await client.upload(staffCalls.uploadBannerPicture, await pictureOf(9));
  const home = await client.call(staffCalls.readHomePage, { tag: 'h5' });
  const [first] = home.banners;
  if (!first) throw new Error('The demo operator has banners');
  const banners = [{ ...first, id: 'fiesta', picture }, ...home.banners];
  await client.call(staffCalls.saveHomePage, { ...home, banners, reason: 'Fiesta of the town' });
  const whole = fileWith(await exportOf(staging), 'content.pages', (rows) => rows);

  const { [picture]: files, ...others } = whole.pictures;
  expect(await problemsOfFile(production, { ...whole, pictures: others })).toContain('never sent');
  const none = Object.fromEntries(
    Object.keys(files ?? {}).map((ending) => [ending, Buffer.from('none').toString('base64')]),
  );
  const broken = { ...whole, pictures: { ...others, [picture]: none } };
  expect(await problemsOfFile(production, broken)).toContain(`content.pages ${picture}`);

  await bringIn(production, whole);
  expect(rowsOf(await exportOf(production), 'content.pages')).toEqual(
    rowsOf(whole, 'content.pages'),
  );
  for (const ending of Object.keys(files ?? {})) {
    const shown = await fetch(`${production.server.url}${picture}${ending}`);
    expect([ending, shown.status]).toEqual([ending, 200]);
  }
  expect(Object.keys(files ?? {})).toHaveLength(3);
});
