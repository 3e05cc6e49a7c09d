import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { registerFailures } from '../http/failures.ts';
import { registerNotFound } from '../http/not-found.ts';
import { createRateLimiter, platformRateLimits } from '../http/rate-limits.ts';
import type { Standing } from './closed-page.ts';
import { registerWebApp } from './register-web-app.ts';

const index = { version: '1', banners: [], media: [] } as unknown as IndexData;

/** The app of two pages, on a build that paints nothing. */
async function createPages(
  options: { publicUrls?: string[]; pageLimit?: number; standing?: Standing } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'perya-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const clientDir = join(folder, 'client');
  const artDir = join(folder, 'art');
  for (const each of [clientDir, artDir]) mkdirSync(each);
  writeFileSync(join(clientDir, 'sw.js'), '');
  let painted = 0;
  const app = fastify();
  onTestFinished(() => app.close());
  const page = { points: options.pageLimit ?? 600, seconds: 60 };
  const pages = await registerWebApp(
    app,
    {
      build: {
        clientDir,
        template: '<html data-who="%perya.who%"><head><!--perya:head--></head>',
        css: '',
        laterScripts: [],
        render: async ({ path }) => {
          painted += 1;
          return { html: '', title: 'T', description: 'D', status: path === '/' ? 200 : 404 };
        },
      },
      artDir,
      policy: {
        frameOrigins: [],
        apiBase: '',
        imagesHost: '',
        shoppingGameUrl: '',
        walletAppUrl: '',
        shopLandingUrl: '',
        shopUrl: '',
        supportUrl: '',
        hasSandbox: false,
        hasReference: false,
        publicUrls: options.publicUrls ?? [],
        chatUrl: '',
      },
      readIndex: async () => index,
      standing: async () => options.standing ?? 'open',
    },
    createRateLimiter({ ...platformRateLimits, page }, null),
  );
  registerFailures(app);
  registerNotFound(app, pages);
  return {
    get: (url: string, host = 'localhost:3000', cookie = '') =>
      app.inject({ url, headers: { host, cookie, accept: 'text/html' } }),
    painted: () => painted,
  };
}

test('a page says whether a player asks, and is painted once for both', async () => {
  const { get, painted } = await createPages();
  const asked = async (cookie: string) => (await get('/', 'localhost:3000', cookie)).body;
  expect(await asked('')).toContain('<html data-who="visitor">');
  expect(await asked('perya_lang=en_US; perya_player=1')).toContain('<html data-who="player">');
  expect(await asked('perya_player="><script>')).toContain('<html data-who="visitor">');
  expect(painted()).toBe(1);
});

test('while the house is closed visitors are told so, and players read on; before it opened nobody does', async () => {
  const closed = await createPages({ standing: 'closed' });
  const told = await closed.get('/');
  expect(told.statusCode).toBe(503);
  expect(told.headers['retry-after']).toBe('3600');
  expect(told.body).toContain('We are closed');
  expect((await closed.get('/login')).body).toContain('data-who="visitor"');
  const player = await closed.get('/', 'localhost:3000', 'perya_player=1');
  expect(player.statusCode).toBe(200);
  expect(player.body).toContain('data-who="player"');
  const never = await createPages({ standing: 'never-opened' });
  expect((await never.get('/login')).body).toContain('We are closed');
});

test('the worker may fetch what it keeps, and the browser the icon of its notifications; it runs nothing but itself', async () => {
  const { get } = await createPages();
  const { statusCode, headers } = await get('/sw.js');
  expect(statusCode).toBe(200);
  const allowed = String(headers['content-security-policy']).split('; ').sort();
  expect(allowed).toEqual([
    "connect-src 'self'",
    "default-src 'none'",
    "img-src 'self'",
    "script-src 'self'",
  ]);
});

describe('links that leave the page', () => {
  const publicUrls = ['https://perya.example.ph', 'https://sinag.example.ph'];

  test('name the address that the operator has given for the host', async () => {
    const { get } = await createPages({ publicUrls });
    const { body } = await get('/', 'sinag.example.ph');
    expect(body).toContain('<link rel="canonical" href="https://sinag.example.ph/">');
    expect(body).toContain('content="https://sinag.example.ph/art/brands/sinag-card-1200.png"');
  });

  test.each(['evil.example', 'perya.evil.example', 'perya.example.ph.evil.example', 'x"><script>'])(
    'never name a host that only the request knows: %s',
    async (host) => {
      const { get } = await createPages({ publicUrls });
      const { body } = await get('/', host);
      expect(body).not.toContain('evil');
      expect(body).not.toContain('<script>');
      expect(body).toContain('<link rel="canonical" href="https://perya.example.ph/">');
    },
  );

  test('are left out where no address is given, but for this machine', async () => {
    const { get } = await createPages();
    const foreign = await get('/', 'evil.example');
    expect(foreign.body).not.toMatch(/canonical|og:image|evil/);
    const own = await get('/', 'tala.localhost:3000');
    expect(own.body).toContain('<link rel="canonical" href="http://tala.localhost:3000/">');
  });
});

describe('pages that have to be painted', () => {
  test('are limited for an address, and those that were painted before are not', async () => {
    const { get, painted } = await createPages({ pageLimit: 4 });
    const statuses: number[] = [];
    for (const path of ['/', '/a', '/b', '/c', '/d', '/e']) {
      statuses.push((await get(path)).statusCode);
    }
    expect(statuses).toEqual([200, 404, 404, 404, 429, 429]);
    expect(painted()).toBe(4);
    expect((await get('/')).statusCode).toBe(200);
  });

  test('are not those of the primitives, where the reference is switched off', async () => {
    const { get, painted } = await createPages();
    const { statusCode, headers } = await get('/example');
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(painted()).toBe(0);
  });

  test('are not those of a path that no page has', async () => {
    const { get, painted } = await createPages();
    expect((await get(`/${'a'.repeat(5000)}`)).statusCode).toBe(404);
    expect(painted()).toBe(0);
  });
});

describe('a picture that is not there', () => {
  test.each([
    '/art/none.png',
    '/art/..%2f..%2fetc%2fpasswd',
    '/art/%2e%2e/client/secret.png',
    '/art/%00.png',
    '/art/.hidden.png',
    `/art/${'a'.repeat(300)}.png`,
    `/art/${'a'.repeat(5000)}.png`,
  ])('%.40s is not found', async (path) => {
    const { get } = await createPages();
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Error');
  });
});
