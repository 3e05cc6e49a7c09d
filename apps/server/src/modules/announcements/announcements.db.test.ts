import { randomUUID } from 'node:crypto';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { addAnnouncement } from '@perya/contract/announcements/staff-calls/announcements';
import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../testing/api-staff.ts';
import { drawTestPicture } from '../../testing/draw-test-picture.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
let picture = '';
beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'content');
  // What the demo announces would stand between.
  await server.database.pool.query(
    'update announcements.announcement set is_on = false, version = version + 1',
  );
  picture = await upload();
});
afterAll(() => server.stop());

async function upload(bytes?: Uint8Array): Promise<string> {
  const content = Uint8Array.from(bytes ?? (await drawTestPicture(1, 400)));
  const file = new File([content], 'a.png', { type: 'image/png' });
  return (await staff.client.upload(staffCalls.uploadAnnouncementPicture, file)).picture;
}

const now = () => Math.floor(Date.now() / 1000);

type Typed = InputOf<typeof addAnnouncement>;
const typed = (given: Partial<Typed> = {}): Typed => ({
  key: randomUUID(),
  picture,
  title_en: 'Fiesta',
  title_tl: 'Pista',
  body_en: 'The lights are on.',
  body_tl: 'Bukas ang mga ilaw.',
  link: '/welfare',
  frequency: 1,
  start: now() - 60,
  end: now() + 3600,
  levels: [],
  brands: ['h5'],
  seq: 50,
  reason: 'Fiesta of the town',
  ...given,
});

async function announce(given: Partial<Typed> = {}): Promise<string> {
  const { id } = await staff.client.call(staffCalls.addAnnouncement, typed(given));
  await staff.client.call(staffCalls.switchAnnouncement, { id, is_on: true, reason: 'Fiesta' });
  return id;
}

async function newPlayer(level = 0) {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  if (level > 0) {
    await server.database.pool.query(
      `insert into vip.standing (bucket, uid, level, staked) values (platform.bucket_of($1), $1, $2, 0)
       on conflict on constraint standing_pkey do update set level = excluded.level`,
      [uid, level],
    );
  }
  return { ...player, uid };
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const shownTo = async ({ client }: Pick<ReturnType<typeof createApiPlayer>, 'client'>) =>
  idsOf(await client.call(calls.listPopups, { brand: 'h5' }));

async function cameToday(uid: string): Promise<void> {
  await server.database.pool.query(
    `insert into promotions.seen (bucket, uid, day)
     values (platform.bucket_of($1), $1, platform.manila_day(platform.clock())) on conflict do nothing`,
    [uid],
  );
}

test('tells staff how many of the players who came lately have a level that it is for, before it is shown', async () => {
  const { client } = staff;
  const draft = async (levels: number[]) =>
    (await client.call(staffCalls.addAnnouncement, typed({ levels }))).id;
  const reachOf = (id: string) => client.call(staffCalls.readAnnouncementReach, { id });
  const all = await draft([]);
  const some = await draft([12, 14, 15]);
  const allBefore = await reachOf(all);
  const someBefore = await reachOf(some);
  for (const level of [0, 12, 13, 15]) await cameToday((await newPlayer(level)).uid);
  expect(await reachOf(all)).toEqual({
    looked: allBefore.looked + 4,
    is_more: false,
    meant: allBefore.meant + 4,
  });
  expect(await reachOf(some)).toMatchObject({ meant: someBefore.meant + 2 });
  expect(await refusalOf(reachOf('999999'))).toBe('NOT_FOUND');
});

describe('what players are shown', () => {
  test('has the fields of the documents, for the brand that asks, to anybody [G-233 M-143 M-387 M-475]', async () => {
    const start = now() - 100;
    const id = await announce({ start, end: start + 5000, seq: 7, frequency: 2, levels: [] });
    await announce({ brands: ['tala'] });
    const answer = await fetch(`${server.url}/member/popup/list?brand=h5`, {
      headers: { accept: 'application/json' },
    });
    const { status, data } = (await answer.json()) as { status: boolean; data: unknown[] };
    expect([answer.status, status]).toEqual([200, true]);
    expect(data).toEqual([
      {
        id,
        frequency: 2,
        url: picture,
        link_h5: '/welfare',
        seq: 7,
        start_time: start,
        end_time: start + 5000,
        state: 1,
        visible_type: 1,
        level_list: '',
        visible_user_list: '',
        updated_at: expect.any(Number),
        title: { en: 'Fiesta', tl: 'Pista' },
        body: { en: 'The lights are on.', tl: 'Bukas ang mga ilaw.' },
      },
    ]);
    const picked = await fetch(`${server.url}${picture}`);
    expect(picked.headers.get('content-type')).toBe('image/webp');
  });

  test('is switched on, within its window, for the level of whoever asks and in the order of seq [M-247 M-248 M-249 M-254 M-336]', async () => {
    const off = (await staff.client.call(staffCalls.addAnnouncement, typed())).id;
    const later = await announce({ start: now() + 3600, end: now() + 7200 });
    const over = await announce({ start: now() - 7200, end: now() - 3600 });
    const gold = await announce({ levels: [12, 13], seq: 3 });
    const all = await announce({ seq: 90 });
    const gilded = await newPlayer(12);
    const plain = await newPlayer();
    const visitor = createApiPlayer(server.url);
    const toGilded = await shownTo(gilded);
    const toPlain = await shownTo(plain);
    expect(toGilded.slice(0, 1)).toEqual([gold]);
    expect(toGilded.at(-1)).toBe(all);
    expect(toPlain).toEqual(toGilded.filter((id) => id !== gold));
    expect(await shownTo(visitor)).toEqual(toPlain);
    for (const id of [off, later, over]) expect(toGilded).not.toContain(id);

    const past = await gilded.client.call(calls.listPastPopups, {});
    const ids = idsOf(past.d);
    expect(ids.filter((id) => [off, later, over, gold, all].includes(id))).toEqual([
      ...[all, gold].toSorted((one, other) => Number(other) - Number(one)),
      over,
    ]);
    expect(idsOf((await plain.client.call(calls.listPastPopups, {})).d)).not.toContain(gold);
    expect(await refusalOf(visitor.client.call(calls.listPastPopups, {}))).toBe('UNAUTHENTICATED');
  });

  test('is told page by page when it is over', async () => {
    const player = await newPlayer();
    const made: string[] = [];
    for (let index = 0; index < 22; index += 1) {
      made.push(await announce({ brands: ['sinag'], start: now() - 900 + index }));
    }
    const first = await player.client.call(calls.listPastPopups, { brand: 'sinag' });
    const last_id = first.last_id ?? '';
    const second = await player.client.call(calls.listPastPopups, { brand: 'sinag', last_id });
    expect([first.d.length, second.d.length, second.last_id]).toEqual([20, 2, null]);
    expect(idsOf([...first.d, ...second.d])).toEqual(made.toReversed());
  });
});

describe('the desk', () => {
  test('counts who was shown it and who followed its link, once each however often', async () => {
    const id = await announce({ brands: ['perya'] });
    const ana = await newPlayer();
    const ben = await newPlayer();
    const see = (who: typeof ana, is_opened = false) =>
      who.client.call(calls.noteSeenPopup, { id, is_opened });
    await Promise.all(Array.from({ length: 10 }, () => see(ana)));
    await see(ben);
    await Promise.all([see(ana, true), see(ana, true)]);
    const { seen_players, seen_times, opened_players } = await staff.client.call(
      staffCalls.readAnnouncement,
      { id },
    );
    expect({ seen_players, seen_times, opened_players }).toEqual({
      seen_players: 2,
      seen_times: 11,
      opened_players: 1,
    });
    for await (const { content } of server.announcements.ownData(BigInt(ana.uid))) {
      expect(JSON.parse(String(content))).toMatchObject([{ id, times: 10 }]);
    }
    expect.assertions(3);
    const off = await staff.client.call(staffCalls.addAnnouncement, typed());
    expect(await refusalOf(ana.client.call(calls.noteSeenPopup, { id: off.id }))).toBe('NOT_FOUND');
  });

  test.each<[string, Partial<Typed>, string]>([
    ['without a picture', { picture: '' }, 'ANNOUNCEMENT_PICTURE'],
    [
      'with a picture from elsewhere',
      { picture: 'https://x.example/a.webp' },
      'ANNOUNCEMENT_PICTURE',
    ],
    [
      'with a picture that is not there',
      { picture: '/files/announcements/1/AAAAAAAAAAAAAAAAAAAAAA.webp' },
      'ANNOUNCEMENT_PICTURE',
    ],
    [
      'with a way out of the folder',
      { picture: '/files/announcements/../../a.webp' },
      'ANNOUNCEMENT_PICTURE',
    ],
    ['that ends before it starts', { start: now(), end: now() - 1 }, 'ANNOUNCEMENT_WINDOW'],
    ['that ends when it starts', { start: now(), end: now() }, 'ANNOUNCEMENT_WINDOW'],
    ['whose link is a script', { link: 'javascript:alert(1)' }, 'CONTENT_LINK'],
    ['whose link leaves by two slashes', { link: '//x.example' }, 'CONTENT_LINK'],
    ['with words in one language', { title_tl: ' ' }, 'ANNOUNCEMENT_WORDS'],
    ['with half of its words', { body_tl: '' }, 'ANNOUNCEMENT_WORDS'],
    ['with markup', { body_en: '<b>Now</b>' }, 'WORDS_MARKUP'],
    ['for a level that does not exist', { levels: [30] }, 'INVALID_INPUT'],
    ['for no brand', { brands: [] }, 'INVALID_INPUT'],
  ])('refuses one %s, and keeps nothing of it', async (_, given, code) => {
    const count = async () => (await staff.client.call(staffCalls.listAnnouncements, {})).count;
    const before = await count();
    expect(await refusalOf(staff.client.call(staffCalls.addAnnouncement, typed(given)))).toBe(code);
    expect(await count()).toBe(before);
  });

  test('takes pictures alone, draws them anew in one shape, and sweeps what nobody shows', async () => {
    const kept = await sharp(join(server.filesDir, picture.slice('/files/'.length))).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual([
      'webp',
      960,
      720,
      undefined,
    ]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await refusalOf(upload(svg))).toBe('FILE_REFUSED');
    const unused = join(server.filesDir, (await upload()).slice('/files/'.length));
    await announce({ brands: ['tala'] });
    await server.runTask('announcements_sweep_pictures');
    expect(existsSync(unused)).toBe(true);
    const long = new Date(Date.now() - 73 * 3600 * 1000);
    const used = join(server.filesDir, picture.slice('/files/'.length));
    for (const file of [unused, used]) utimesSync(file, long, long);
    await server.runTask('announcements_sweep_pictures');
    expect([existsSync(unused), existsSync(used)]).toEqual([false, true]);
  });

  test('adds once what is sent ten times, changes what is still as it was seen, and writes it into the audit', async () => {
    const given = typed();
    const added = await Promise.all(
      Array.from({ length: 10 }, () => staff.client.call(staffCalls.addAnnouncement, given)),
    );
    const ids = new Set(idsOf(added));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const { key: _, ...fields } = given;
    const change = (version: number, title_en: string) =>
      staff.client.call(staffCalls.changeAnnouncement, { ...fields, id, version, title_en });
    const changed = await change(1, 'Fiesta tonight');
    expect([changed.title_en, changed.version, changed.phase]).toEqual([
      'Fiesta tonight',
      2,
      'off',
    ]);
    expect(await refusalOf(change(1, 'Too late'))).toBe('CHANGED_MEANWHILE');
    const turn = (is_on: boolean) =>
      staff.client.call(staffCalls.switchAnnouncement, { id, is_on, reason: 'Now' });
    expect((await turn(true)).phase).toBe('running');
    expect(await refusalOf(turn(true))).toBe('NOTHING_TO_CHANGE');
    const { rows } = await server.database.pool.query<{ action: string; after: object }>(
      `select action, after from audit.entry where subject_kind = 'announcement' and subject = $1 order by seq`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'announcements.added',
      'announcements.changed',
      'announcements.switched-on',
    ]);
    expect(rows[1]?.after).toEqual({ title_en: 'Fiesta tonight' });
  });

  test('moves one before its neighbour and after it, and no further than the ends [M-254]', async () => {
    const order = async () =>
      idsOf((await staff.client.call(staffCalls.listAnnouncements, { limit: 200 })).rows);
    await announce({ seq: 9000 });
    const last = await announce({ seq: 9000 });
    const before = await order();
    expect(before.at(-1)).toBe(last);
    const move = (to: 'earlier' | 'later') =>
      staff.client.call(staffCalls.moveAnnouncement, { id: last, to });
    expect(await refusalOf(move('later'))).toBe('NOTHING_TO_CHANGE');
    await move('earlier');
    expect((await order()).at(-2)).toBe(last);
    await move('later');
    expect(await order()).toEqual(before);
  });

  test('is read by whoever may see content, and changed by whoever may announce', async () => {
    const support = await createApiStaff(server, 'support');
    const cashier = await createApiStaff(server, 'cashier');
    expect((await support.client.call(staffCalls.listAnnouncements, {})).rows).not.toEqual([]);
    expect(await refusalOf(support.client.call(staffCalls.addAnnouncement, typed()))).toBe(
      'FORBIDDEN',
    );
    expect(await refusalOf(cashier.client.call(staffCalls.listAnnouncements, {}))).toBe(
      'FORBIDDEN',
    );
  });

  test('lists by phase and brand', async () => {
    const id = await announce({ start: now() + 900, end: now() + 1800, brands: ['tala', 'h5'] });
    const list = async (filter: object) =>
      idsOf(
        (await staff.client.call(staffCalls.listAnnouncements, { ...filter, limit: 200 })).rows,
      );
    expect(await list({ phase: 'planned', brand: 'tala' })).toContain(id);
    expect(await list({ phase: 'running' })).not.toContain(id);
    expect(await list({ phase: 'planned', brand: 'sinag' })).not.toContain(id);
  });
});
