import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@perya/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadQuota } from '../policy.ts';

let server: TestServer;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  server = await startTestServer();
  const drawn = sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } });
  picture = Uint8Array.from(await drawn.png().toBuffer());
});
afterAll(() => server.stop());

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
    files: () => {
      const folder = join(server.filesDir, 'avatars', uid);
      return existsSync(folder) ? readdirSync(folder) : [];
    },
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
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(uploadQuota.keptCount);
    expect(new Set(outcomes)).toEqual(new Set(['kept', 'UPLOADS_EXCEEDED']));
    expect(player.files()).toHaveLength(uploadQuota.keptCount);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain(`perya_uploads_total{outcome="over_quota"} 40`);
  });

  test('are counted by the day, what is no picture too', async () => {
    const player = await newPlayer();
    for (let sent = 0; sent < uploadQuota.dayCount; sent += 1) {
      expect(await player.sendNoPicture()).toBe('FILE_REFUSED');
    }
    expect(await player.sendNoPicture()).toBe('UPLOADS_EXCEEDED');
    await player.age(25);
    expect(await player.upload()).toMatch(/^avatars\//);
  });

  test('that nobody wears are deleted after an hour, the one that is worn stays', async () => {
    const player = await newPlayer();
    const [first, second, third] = [
      await player.upload(),
      await player.upload(),
      await player.upload(),
    ];
    await player.wear(first);
    await player.wear(second);
    await player.age(2);
    const fresh = await player.upload();
    await server.runTask('identity_sweep_pictures');
    expect(player.files().toSorted()).toEqual([second, fresh].map(fileOf).toSorted());
    for (const gone of [first, third]) {
      expect(await refusalOf(player.wear(gone))).toBe('FILE_UNKNOWN');
    }
    expect(await player.wear(second)).toBe(true);
  });

  test('that the database does not know are deleted after a day', async () => {
    const player = await newPlayer();
    const worn = await player.upload();
    await player.wear(worn);
    const folder = join(server.filesDir, 'avatars', player.uid);
    mkdirSync(folder, { recursive: true });
    const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
    for (const name of ['left.webp', 'half.webp.new', 'young.webp']) {
      writeFileSync(join(folder, name), 'x');
      if (name !== 'young.webp') utimesSync(join(folder, name), yesterday, yesterday);
    }
    utimesSync(join(folder, fileOf(worn)), yesterday, yesterday);
    await server.runTask('identity_sweep_files');
    expect(player.files().toSorted()).toEqual([fileOf(worn), 'young.webp'].toSorted());
  });

  test('are worn only by whoever has sent them, and only as they were kept', async () => {
    const [ana, ben] = [await newPlayer(), await newPlayer()];
    const key = await ana.upload();
    for (const avatar of [
      key.replace('avatars/', 'avatars/../avatars/'),
      `avatars/${ana.uid}/../../secret.key`,
      `avatars/${ana.uid}/"><script>alert(1)</script>`,
      `avatars/${ana.uid}/${'A'.repeat(22)}.webp`,
      `${key}?`,
      '',
    ]) {
      expect(await refusalOf(ana.wear(avatar)), avatar).toBe('FILE_UNKNOWN');
    }
    expect(await refusalOf(ben.wear(key))).toBe('FILE_UNKNOWN');
    expect(await ana.wear(key)).toBe(true);
  });
});
