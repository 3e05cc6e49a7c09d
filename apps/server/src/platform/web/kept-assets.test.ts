import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { registerBackoffice } from '../backoffice/register-backoffice.ts';
import { createFolderStore } from '../files/folder-store.ts';
import { registerFailures } from '../http/failures.ts';
import { createRateLimiter, platformRateLimits } from '../http/rate-limits.ts';
import { keepAssets, releasesKept } from './kept-assets.ts';
import { registerWebApp } from './register-web-app.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'perya-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const openStore = () => createFolderStore(newFolder(), { isPrivate: false });
type Store = ReturnType<typeof openStore>;

/** A build of both apps in which every file is named after the release. */
function build(release: string) {
  const clientDir = newFolder();
  mkdirSync(join(clientDir, 'assets'));
  for (const name of ['page', 'login', 'desk']) {
    writeFileSync(join(clientDir, `assets/${name}-${release}.js`), `${name} of ${release}`);
  }
  return clientDir;
}

const keepRelease = (store: Store, release: string) => {
  const clientDir = build(release);
  const isOpen = (name: string) => !name.includes('desk');
  const builds = [{ app: 'web' as const, clientDir, isOpen: () => true }];
  return keepAssets(store, [...builds, { app: 'backoffice', clientDir, isOpen }]);
};

/** A process of a release, as far as it serves files. */
async function openProcess(store: Store, release: string) {
  const kept = await keepRelease(store, release);
  const clientDir = build(release);
  const app = fastify();
  onTestFinished(() => app.close());
  registerFailures(app);
  const rateLimiter = createRateLimiter(platformRateLimits, null);
  const authenticator = async (token: string) =>
    token === 'a-session-of-staff'
      ? {
          state: 'valid' as const,
          caller: {
            staffId: 1n,
            staffSession: 's',
            staffName: 'A',
            permissions: new Set<never>(),
            isOutside: false,
          },
        }
      : { state: 'unknown' as const };
  const pages = { app: '', login: '' };
  const staffBuild = { clientDir, pages, files: new Map<string, boolean>() };
  const staffApp = { build: staffBuild, kept, imagesHost: '', authenticator };
  registerBackoffice(app, staffApp, rateLimiter);
  const addresses = { shoppingGameUrl: '', walletAppUrl: '', shopLandingUrl: '', shopUrl: '' };
  const places = {
    frameOrigins: [],
    apiBase: '',
    imagesHost: '',
    supportUrl: '',
    publicUrls: [],
    chatUrl: '',
  };
  const web = {
    build: { clientDir, template: '', css: '', laterScripts: [], render: async () => never() },
    kept,
    artDir: newFolder(),
    policy: { ...addresses, ...places, hasSandbox: false, hasReference: false },
    readIndex: async () => ({}) as IndexData,
    standing: async () => 'open' as const,
  };
  await registerWebApp(app, web, rateLimiter);
  return (url: string, cookie = '') => app.inject({ url, headers: { cookie } });
}

const never = (): never => {
  throw new Error('No page is painted here');
};

describe('while a release is rolled out', () => {
  test('processes of both releases have the files of both, the one that started first too', async () => {
    const store = openStore();
    const old = await openProcess(store, 'one');
    const anew = await openProcess(store, 'two');
    for (const get of [old, anew]) {
      for (const release of ['one', 'two']) {
        const answer = await get(`/assets/page-${release}.js`);
        expect([answer.statusCode, answer.body]).toEqual([200, `page of ${release}`]);
        expect(answer.headers['cache-control']).toContain('immutable');
        expect(answer.headers['content-type']).toMatch(/\bjavascript\b/);
      }
      expect((await get('/assets/page-three.js')).statusCode).toBe(404);
      expect((await get('/assets/..%2f..%2fsecret.key')).statusCode).toBe(404);
    }
  });

  test('files of the staff app stay for staff alone, but for those of the login page', async () => {
    const store = openStore();
    await keepRelease(store, 'one');
    const get = await openProcess(store, 'two');
    expect((await get('/backoffice/assets/login-one.js')).body).toBe('login of one');
    expect((await get('/backoffice/assets/desk-one.js')).statusCode).toBe(404);
    const asStaff = 'perya_staff=a-session-of-staff';
    expect((await get('/backoffice/assets/desk-one.js', asStaff)).body).toBe('desk of one');
  });
});

describe('the files that are kept', () => {
  const listed = async (store: Store) => {
    const keys = [];
    for await (const { key } of store.list('web/')) keys.push(key);
    return keys;
  };

  test('are those of one release once, whoever starts it and how often', async () => {
    const store = openStore();
    const all = await Promise.all(Array.from({ length: 8 }, () => keepRelease(store, 'one')));
    expect(await listed(store)).toHaveLength(1);
    for (const kept of all) expect(await kept.find('web', 'assets/page-one.js')).not.toBeNull();
  });

  test('are those of the last releases, and the own one is among them', async () => {
    const store = openStore();
    const releases = Array.from({ length: releasesKept + 3 }, (_, number) => `r${number}`);
    for (const release of releases) {
      const kept = await keepRelease(store, release);
      expect(await kept.find('web', `assets/page-${release}.js`)).not.toBeNull();
    }
    expect(await listed(store)).toHaveLength(releasesKept);
  });
});
