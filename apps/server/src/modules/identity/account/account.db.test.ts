import { calls } from '@perya/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  return player;
}

const nameOf = (phone: string) => `Player${phone}`;

describe('the account', () => {
  test('takes a nickname, and another one only after 90 days [A-337 A-386]', async () => {
    const player = await newPlayer();
    const rename = (nickname: string) => player.client.call(calls.updateDetail, { nickname });
    expect(await rename(nameOf(player.phone))).toBe(true);
    expect(await refusalOf(rename('AnotherName1'))).toBe('NICKNAME_TOO_SOON');
    const profile = await player.client.call(calls.getProfile, {});
    expect(profile.nickname).toBe(nameOf(player.phone));
    expect(profile.nickname_free_at - Date.now() / 1000).toBeGreaterThan(89 * 24 * 3600);
    await server.database.pool.query(
      `update identity.player set nickname_changed_at = now() - interval '91 days' where uid = $1`,
      [profile.uid],
    );
    expect(await rename(`${nameOf(player.phone)}x`)).toBe(true);
  });

  test('a nickname is unique, whatever its case', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    await ana.client.call(calls.updateDetail, { nickname: nameOf(ana.phone) });
    const nickname = nameOf(ana.phone).toUpperCase();
    expect(await refusalOf(ben.client.call(calls.updateDetail, { nickname }))).toBe(
      'NICKNAME_TAKEN',
    );
  });

  test('a picture is drawn anew, kept under an unguessable name and worn as avatar [A-110 A-385 A-394]', async () => {
    const player = await newPlayer();
    const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'WHERE-I-LIVE' } })
      .png()
      .toBuffer();
    const file = new File([Uint8Array.from(png)], 'me.png', { type: 'image/png' });
    const { object_key } = await player.client.upload(calls.uploadFile, file);
    const { uid } = await player.client.call(calls.getProfile, {});
    expect(object_key).toMatch(new RegExp(`^uploads/${uid}/[\\w-]{22}$`));
    await player.client.call(calls.updateDetail, { avatar: object_key });
    const { avatar } = await player.client.call(calls.getProfile, {});
    expect(avatar).toMatch(new RegExp(`^avatars/${uid}/[\\w-]{22}\\.webp$`));
    const served = Buffer.from(await (await fetch(`${server.url}/files/${avatar}`)).arrayBuffer());
    expect(await sharp(served).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
    expect(served.includes('WHERE-I-LIVE')).toBe(false);
  });

  test.each([
    [
      'a script',
      'x.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a text named PNG', 'x.png', 'not a picture'],
    ['a cut PNG', 'x.png', '\x89PNG\r\n\x1a\n'],
    ['nothing', 'x.png', ''],
  ])('%s is not a picture', async (_, name, content) => {
    const player = await newPlayer();
    const upload = player.client.upload(calls.uploadFile, new File([content], name));
    expect(await refusalOf(upload)).toBe('FILE_REFUSED');
  });

  test('a file of more than 8 MB is too large', async () => {
    const player = await newPlayer();
    const file = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'x.png');
    expect(await refusalOf(player.client.upload(calls.uploadFile, file))).toBe('TOO_LARGE');
  });
});
