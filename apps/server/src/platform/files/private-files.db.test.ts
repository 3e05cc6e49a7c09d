import { defineCall } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createApiPlayer } from '../../testing/api-player.ts';
import { createApiStaff } from '../../testing/api-staff.ts';
import { drawTestPicture } from '../../testing/draw-test-picture.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const answer = z.object({ url: z.string(), until: z.int() });
const request = z.object({ key: z.string() });
const showMine = defineCall({
  method: 'GET',
  path: '/member/test/show',
  access: 'player',
  gate: 'reads',
  summary: '',
  request,
  answer,
});
const showStaff = defineCall({
  method: 'GET',
  path: '/backoffice/api/test/show',
  access: { staff: 'kyc.documents' },
  summary: '',
  request,
  answer,
});

let server: TestServer;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  server = await startTestServer({
    calls: { showMine, showStaff },
    handlers: {
      showMine: async (context, { key }) => server.identity.uploads.addressForPlayer(context, key),
      showStaff: async (context, { key }) => server.identity.uploads.addressForStaff(context, key),
    },
  });
  picture = Uint8Array.from(await drawTestPicture(3));
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const file = new File([picture], 'id.png');
  const { object_key: key } = await player.client.upload(calls.uploadFile, file);
  const { url, until } = await player.client.call(showMine, { key });
  return { player, key, url, until, look: (at = url) => lookAt(at, player.deviceCookie()) };
}

const lookAt = (path: string, cookie: string) =>
  fetch(`${server.url}${path}`, { headers: { cookie, accept: 'application/json' } });

async function isRefused(response: Promise<Response>): Promise<void> {
  const { status, headers } = await response;
  expect(status).toBe(404);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(await (await response).text()).toContain('"NO_SUCH_PATH"');
}

describe('a private file', () => {
  test('is shown to its player on the device that asked, and kept by no cache', async () => {
    const ana = await newPlayer();
    const shown = await ana.look();
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': 'inline',
    });
    const metadata = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 64, height: 64 });
  });

  test('is shown to nobody else: no device, another device, staff', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    await isRefused(lookAt(ana.url, ''));
    await isRefused(ben.look(ana.url));
    const staff = await createApiStaff(server, 'administrator');
    await isRefused(lookAt(ana.url, `perya_staff=${staff.token()}`));
  });

  test('is not shown after five minutes', async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    const ana = await newPlayer();
    expect(ana.until).toBe(Math.floor(now / 1000) + 300);
    vi.setSystemTime(ana.until * 1000 - 1);
    expect((await ana.look()).status).toBe(200);
    vi.setSystemTime(ana.until * 1000);
    await isRefused(ana.look());
  });

  test('is not shown once the session has ended', async () => {
    const ana = await newPlayer();
    expect((await ana.look()).status).toBe(200);
    await ana.player.client.call(calls.logout, {});
    await isRefused(ana.look());
  });

  test('is not shown at an address that was changed, made up or moved', async () => {
    const ana = await newPlayer();
    const token = ana.url.split('/').at(-1) ?? '';
    const flipped = `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`;
    for (const path of [
      `/files/private/${flipped}`,
      `/files/private/${token.slice(0, -4)}`,
      `/files/private/${'A'.repeat(200)}`,
      '/files/private/',
      `/files/private/${ana.key}`,
      `/backoffice/private/${token}`,
      `/files/${ana.key}`,
      `/files/${ana.key}.webp`,
    ]) {
      expect((await ana.look(path)).status, path).toBe(404);
    }
  });

  test('is shown to staff by their session, while they may see documents, for two minutes', async () => {
    const ana = await newPlayer();
    const staff = await createApiStaff(server, 'administrator');
    const { url } = await staff.client.call(showStaff, { key: ana.key });
    const look = (token: string | null) => lookAt(url, `perya_staff=${token}`);
    expect(url).toMatch(/^\/backoffice\/private\//);
    expect((await look(staff.token())).status).toBe(200);
    const other = await createApiStaff(server, 'administrator');
    await isRefused(look(other.token()));
    await isRefused(ana.look(url));
    await isRefused(look(await server.staff.grantSession(staff.id)));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
    await isRefused(look(staff.token()));
  });

  test('is gone with its file, and leaves its address in no log', async () => {
    const ana = await newPlayer();
    await ana.look();
    await ana.look(`${ana.url}?x=1`);
    await server.identity.uploads.removeFiles([ana.key]);
    await isRefused(ana.look());
    const logged = server.logged();
    expect(logged).toContain('"path":"/files/private/…"');
    expect(logged).not.toContain(ana.url);
    expect(logged).not.toContain(ana.url.split('/').at(-1));
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    for (const outcome of ['shown', 'forged', 'expired', 'stranger', 'gone']) {
      expect(metrics).toMatch(
        new RegExp(`perya_private_files_total\\{outcome="${outcome}"\\} \\d`),
      );
    }
  });
});
