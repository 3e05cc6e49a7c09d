import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { drawTestPicture } from '../../../testing/draw-test-picture.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadQuota } from '../policy.ts';

let server: TestServer;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  server = await startTestServer();
  picture = Uint8Array.from(await drawTestPicture(1, 16));
});
afterAll(() => server.stop());

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return {
    uid,
    upload: async () =>
      (await player.client.upload(calls.uploadFile, new File([picture], 'me.png'))).object_key,
    sendNoPicture: () =>
      refusalOf(player.client.upload(calls.uploadFile, new File(['no picture'], 'me.png'))),
    wear: (avatar: string) => player.client.call(calls.updateDetail, { avatar }),
    worn: async () => (await player.client.call(calls.getProfile, {})).avatar,
    avatars: () => namesIn(join(server.filesDir, 'avatars', uid)),
    sealed: () => namesIn(join(server.sealedDir, 'uploads', uid)),
    age: (hours: number) =>
      server.database.pool.query(
        'update identity.upload set created_at = created_at - make_interval(hours => $2) where uid = $1',
        [uid, hours],
      ),
  };
}

const fileOf = (key: string) => key.split('/').at(-1) ?? '';

describe('pictures', () => {
  test('lie on the disk up to a number, however many are sent at once', async () => {
    const player = await newPlayer();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        player.upload().then(
          () => 'kept',
          (error) => error.code,
        ),
      ),
    );
    const { keptCount } = uploadQuota;
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(keptCount);
    expect(new Set(outcomes)).toEqual(new Set(['kept', 'UPLOADS_EXCEEDED']));
    expect(player.sealed()).toHaveLength(keptCount);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain(`perya_uploads_total{outcome="over_quota"} ${50 - keptCount}`);
  });

  test('are counted by the day, what is no picture too', async () => {
    const player = await newPlayer();
    for (let sent = 0; sent < uploadQuota.dayCount; sent += 1) {
      expect(await player.sendNoPicture()).toBe('FILE_REFUSED');
    }
    expect(await player.sendNoPicture()).toBe('UPLOADS_EXCEEDED');
    await player.age(25);
    expect(await player.upload()).toMatch(/^uploads\//);
  });

  test('that nobody uses are deleted after six hours, the one that is worn stays', async () => {
    const player = await newPlayer();
    const first = await player.upload();
    const second = await player.upload();
    await player.wear(first);
    await player.wear(second);
    const worn = await player.worn();
    expect(player.avatars()).toHaveLength(2);
    await player.age(7);
    const fresh = await player.upload();
    await server.runTask('identity_sweep_pictures');
    expect(player.sealed()).toEqual([fileOf(fresh)]);
    expect(player.avatars()).toEqual([fileOf(worn)]);
    for (const gone of [first, second]) {
      expect(await refusalOf(player.wear(gone))).toBe('FILE_UNKNOWN');
    }
    expect(await player.wear(worn)).toBe(true);
    expect(await player.worn()).toBe(worn);
  });

  test('that the database does not know are deleted after a day', async () => {
    const player = await newPlayer();
    const kept = await player.upload();
    await player.wear(kept);
    const worn = await player.worn();
    const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
    const avatars = join(server.filesDir, 'avatars', player.uid);
    const sealed = join(server.sealedDir, 'uploads', player.uid);
    for (const [folder, key] of [
      [avatars, worn],
      [sealed, kept],
    ] as const) {
      mkdirSync(folder, { recursive: true });
      for (const name of ['left', 'half.new', 'young']) {
        writeFileSync(join(folder, name), 'x');
        if (name !== 'young') utimesSync(join(folder, name), yesterday, yesterday);
      }
      utimesSync(join(folder, fileOf(key)), yesterday, yesterday);
    }
    await server.runTask('identity_sweep_files');
    expect(player.avatars().toSorted()).toEqual([fileOf(worn), 'young'].toSorted());
    expect(player.sealed().toSorted()).toEqual([fileOf(kept), 'young'].toSorted());
  });

  test('are worn only by whoever has sent them, and only as they were kept', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    const key = await ana.upload();
    for (const avatar of [
      key.replace('uploads/', 'uploads/../uploads/'),
      `uploads/${ana.uid}/../../secret.key`,
      `uploads/${ana.uid}/"><script>alert(1)</script>`,
      `uploads/${ana.uid}/${'A'.repeat(22)}`,
      `avatars/${ana.uid}/${'A'.repeat(22)}.webp`,
      `${key}?`,
      '',
    ]) {
      expect(await refusalOf(ana.wear(avatar)), avatar).toBe('FILE_UNKNOWN');
    }
    expect(await refusalOf(ben.wear(key))).toBe('FILE_UNKNOWN');
    expect(await ana.wear(key)).toBe(true);
    expect(await refusalOf(ben.wear(await ana.worn()))).toBe('FILE_UNKNOWN');
  });

  test('leave nothing in public when the change that chose them was refused', async () => {
    const ana = createApiPlayer(server.url);
    const ben = await newPlayer();
    await ana.login();
    await ana.client.call(calls.updateDetail, { nickname: `Once${ana.phone}` });
    const { uid } = await ana.client.call(calls.getProfile, {});
    const file = new File([picture], 'me.png');
    const { object_key: avatar } = await ana.client.upload(calls.uploadFile, file);
    const change = { nickname: `Twice${ana.phone}`, avatar };
    expect(await refusalOf(ana.client.call(calls.updateDetail, change))).toBe('NICKNAME_TOO_SOON');
    expect(namesIn(join(server.filesDir, 'avatars', uid))).toEqual([]);
    expect(ben.avatars()).toEqual([]);
  });
});
