import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { registerFailures } from '../http/failures.ts';
import { createRateLimiter, platformRateLimits } from '../http/rate-limits.ts';
import { registerBackoffice } from './register-backoffice.ts';

const token = 'a-session-of-staff';
const ended = 'a-session-that-ended';

/** The staff app with two files: one of the login, one that only staff may read. */
function createPages({ isProduction = false } = {}) {
  const clientDir = mkdtempSync(join(tmpdir(), 'perya-backoffice-'));
  onTestFinished(() => rmSync(clientDir, { recursive: true }));
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'assets/login.js'), 'login()');
  writeFileSync(join(clientDir, 'assets/players.js'), 'players()');
  writeFileSync(join(clientDir, 'secret.js'), 'secret()');
  const app = fastify();
  app.decorate('isProduction', isProduction);
  onTestFinished(() => app.close());
  registerFailures(app);
  const touched: boolean[] = [];
  registerBackoffice(
    app,
    {
      build: {
        clientDir,
        pages: {
          app: '<html lang="%perya.lang%" data-theme="%perya.theme%">app',
          login: '<html lang="%perya.lang%">login<script nonce="%perya.nonce%">',
        },
        files: new Map([
          ['assets/login.js', true],
          ['assets/players.js', false],
        ]),
      },
      imagesHost: '',
      authenticator: async (given, isByHand) => {
        touched.push(isByHand);
        if (given !== token) return { state: given === ended ? 'expired' : 'unknown' };
        const permissions = new Set<never>();
        return {
          state: 'valid',
          caller: {
            staffId: 1n,
            staffSession: 's',
            staffName: 'Ana',
            permissions,
            isOutside: false,
          },
        };
      },
    },
    createRateLimiter(platformRateLimits, null),
  );
  return {
    touched,
    compress: (name: string, text: string) => writeFileSync(join(clientDir, name), text),
    get: (url: string, cookie = '', accepted = '') =>
      app.inject({ url, headers: { cookie, 'accept-encoding': accepted } }),
  };
}

const asStaff = `perya_lang=tl_PH; perya_theme=dark; perya_staff=${token}`;

describe('the pages of the staff app', () => {
  test('are the login page for visitors at every address, and the app for staff', async () => {
    const { get } = createPages();
    for (const path of [
      '/backoffice',
      '/backoffice/',
      '/backoffice/players?q=1',
      '/backoffice/x.js',
    ]) {
      expect((await get(path)).body).toContain('login');
      expect((await get(path, `perya_staff=${ended}`)).body).toContain('login');
      expect((await get(path, asStaff)).body).toBe('<html lang="tl" data-theme="dark">app');
    }
  });

  test('are the login page for whoever comes back from the login of the company, with a session or without', async () => {
    const { get, touched } = createPages();
    for (const cookie of ['', asStaff]) {
      expect((await get('/backoffice/company?state=s&code=c', cookie)).body).toContain('login');
    }
    expect(touched).toEqual([]);
  });

  test('know staff in production by the cookie that this host alone can have set', async () => {
    const { get } = createPages({ isProduction: true });
    expect((await get('/backoffice', `__Host-perya_staff=${token}`)).body).toContain('app');
    // Another host of the domain could have set this one.
    expect((await get('/backoffice', `perya_staff=${token}`)).body).toContain('login');
  });

  test('are kept and indexed by nobody, and run nothing but their own files', async () => {
    const { headers, body } = await createPages().get('/backoffice/players');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    const [, nonce] = /nonce="([^"]+)"/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  test('keep a session open when somebody opens one, and not by their files', async () => {
    const { get, touched } = createPages();
    await get('/backoffice/players', asStaff);
    await get('/backoffice/assets/players.js', asStaff);
    expect(touched).toEqual([true, false]);
  });
});

describe('the files of the bundle', () => {
  test('are for staff, but for those of the login', async () => {
    const { get } = createPages();
    expect((await get('/backoffice/assets/login.js')).body).toBe('login()');
    expect((await get('/backoffice/assets/players.js', asStaff)).body).toBe('players()');
    for (const cookie of ['', `perya_staff=${ended}`, 'perya_staff=made-up-by-somebody']) {
      const { statusCode, body } = await get('/backoffice/assets/players.js', cookie);
      expect({ statusCode, says: body.includes('players()') }).toEqual({
        statusCode: 404,
        says: false,
      });
    }
  });

  test('are sent as small as the build has made them, to whoever can read that', async () => {
    const { get, compress } = createPages();
    compress('assets/players.js.br', 'small');
    const sent = async (accepted: string) => {
      const { body, headers } = await get('/backoffice/assets/players.js', asStaff, accepted);
      return [body, headers['content-encoding']];
    };
    expect(await sent('gzip, br')).toEqual(['small', 'br']);
    expect(await sent('gzip')).toEqual(['players()', undefined]);
    expect((await get('/backoffice/assets/players.js.br', asStaff)).statusCode).toBe(404);
  });

  test('are kept by the browser of one person alone', async () => {
    const { get } = createPages();
    const { headers } = await get('/backoffice/assets/players.js', asStaff);
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
  });

  test.each([
    '/backoffice/assets/../secret.js',
    '/backoffice/assets/%2e%2e/secret.js',
    '/backoffice/assets/..%2fsecret.js',
    '/backoffice/.vite/manifest.json',
    '/backoffice/assets/',
  ])('are those of the build and no other: %s', async (path) => {
    const { body } = await createPages().get(path, asStaff);
    expect(body).not.toContain('secret');
  });

  test('are no calls: an address of the API that no call has is refused', async () => {
    expect((await createPages().get('/backoffice/api/nothing', asStaff)).statusCode).toBe(404);
  });
});
