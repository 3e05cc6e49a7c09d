import { once } from 'node:events';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { defineCall } from '@perya/contract/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { requireOwnStaffHost } from './staff-host.ts';

const say = defineCall({
  method: 'GET',
  path: '/member/say',
  access: 'player',
  gate: 'turnsDown',
  summary: 'Says what it was given',
  request: z.object({ text: z.optional(z.string()), more: z.optional(z.string()) }),
  answer: z.object({
    text: z.optional(z.string()),
    more: z.optional(z.string()),
    brand: z.string(),
  }),
  movesMoney: true,
  refreshes: 'nothing',
});
const sayOf = defineCall({
  method: 'POST',
  path: '/member/say/:text',
  access: 'player',
  gate: 'reads',
  summary: 'Says what its path names',
  request: z.object({ text: z.string(), more: z.optional(z.string()) }),
  answer: z.object({ text: z.string(), more: z.optional(z.string()) }),
  refreshes: 'nothing',
});

const app = 'http://perya.app.example';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({
    calls: { say, sayOf },
    handlers: {
      say: async ({ brand }, given) => ({ ...given, brand }),
      sayOf: async (_, given) => given,
    },
    settings: {
      PERYA_PUBLIC_URL: app,
      PERYA_API_BASE: 'http://api.app.example',
      PERYA_STAFF_HOST: 'staff.app.example',
    },
  });
  token = await createApiPlayer(server.url).login();
});
afterAll(() => server.stop());

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** As no library would: with any host and any headers. */
function request(path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const sent = ask(
        { host: '127.0.0.1', port: server.port, path, method, headers },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString(),
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    },
  );
}

let keys = 0;
const asPlayer = (more: Record<string, string> = {}) => {
  keys += 1;
  return {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': `doors-key-${keys}`,
    ...more,
  };
};
const json = { 'content-type': 'application/json' };
const said = async (answer: Promise<{ text: string }>) => JSON.parse((await answer).text);

describe('each field is read from one place', () => {
  test('a GET has its fields in the query, and the same call by POST in the body alone', async () => {
    const got = request('/member/say?text=a', { headers: asPlayer() });
    expect(await said(got)).toMatchObject({ data: { text: 'a' } });
    const posted = request('/member/say?text=a&more=b', {
      method: 'POST',
      headers: asPlayer(json),
      body: '{"text":"c"}',
    });
    const { data } = await said(posted);
    expect(data).toEqual({ text: 'c', brand: 'h5' });
  });

  test('what the path names comes from the path, whatever body and query say', async () => {
    const posted = request('/member/say/path?more=query&text=query', {
      method: 'POST',
      headers: asPlayer(json),
      body: '{"text":"body"}',
    });
    expect((await said(posted)).data).toEqual({ text: 'path' });
  });

  test('a field that is needed and stands in the wrong place is missing, and named', async () => {
    const posted = request('/finance/payment/deposit?amount=500&pid=1001', {
      method: 'POST',
      headers: asPlayer(json),
      body: '{}',
    });
    expect(await said(posted)).toMatchObject({ status: false, code: 'INVALID_INPUT' });
  });
});

describe('what moves money', () => {
  const attempt = async (headers: Record<string, string>, method = 'GET') =>
    (await said(request('/member/say', { method, headers: asPlayer(headers) }))).code ?? 'taken';

  test('is taken from our own page, and from what is no browser', async () => {
    expect(await attempt({})).toBe('taken');
    expect(await attempt({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(
      'taken',
    );
    expect(
      await attempt({ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: app }),
    ).toBe('taken');
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['another host of the domain', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    ['another origin', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['an older browser of another origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an address that is opened', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['a link of our own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
  ])('is not taken from %s, by GET or POST', async (_, headers) => {
    expect(await attempt(headers)).toBe('CROSS_SITE');
    expect(await attempt(headers, 'POST')).toBe('CROSS_SITE');
    expect((await request('/member/say', { headers: asPlayer(headers) })).status).toBe(403);
  });
});

describe('the app on another host than its API', () => {
  const preflight = (origin: string, path = '/finance/payment/deposit') =>
    request(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  test('is let in with its cookies and headers, and reads the id of its request [A-360 M-341]', async () => {
    const { status, headers } = await preflight(app);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': app,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      vary: 'origin',
    });
    const allowed = headers['access-control-allow-headers']?.split(', ');
    for (const name of ['authorization', 'content-type', 'lang', 'device', 'idempotency-key']) {
      expect(allowed).toContain(name);
    }
    const answer = await request('/member/terms', { headers: { origin: app } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': app,
      'access-control-expose-headers': 'x-request-id',
    });
  });

  test('a page of anybody else is not, nor is the app let near calls of staff or pages', async () => {
    const others = [
      'https://evil.example',
      'https://perya.app.example',
      `${app}.evil.example`,
      'null',
    ];
    for (const origin of others) {
      expect((await preflight(origin)).status, origin).toBe(404);
      const { headers } = await request('/member/terms', { headers: { origin } });
      expect(headers, origin).not.toHaveProperty('access-control-allow-origin');
    }
    for (const path of ['/backoffice/api/self', '/metrics', '/healthz', '/provider/v1/bet']) {
      const { headers } = await preflight(app, path);
      expect(headers, path).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('keeps its brand, and shows private pictures of the API', async () => {
    const answer = request('/member/say', { headers: asPlayer({ origin: app }) });
    expect((await said(answer)).data.brand).toBe('perya');
  });
});

describe('the line of live messages', () => {
  const open = (origin: string | undefined) =>
    new WebSocket(`${server.url.replace('http', 'ws')}/mqtt`, ['mqtt'], {
      ...(origin === undefined ? {} : { origin }),
    });

  test("is opened by our own pages, on this host or the app's, and by what is no browser", async () => {
    for (const origin of [undefined, server.url, app]) {
      const line = open(origin);
      await once(line, 'open');
      line.close();
    }
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1', `${app}.evil.example`])(
    'is not opened by a page of %s',
    async (origin) => {
      const [, answer] = await once(
        open(origin).on('error', () => {}),
        'unexpected-response',
      );
      expect(answer.statusCode).toBe(403);
    },
  );
});

describe('the host of staff', () => {
  const staff = { host: 'staff.app.example' };
  const login = '/backoffice/api/login';
  const codeAt = async (path: string, host: Record<string, string>, method = 'POST') => {
    const headers = { accept: 'application/json', 'x-perya-staff': '1', ...json, ...host };
    return (await said(request(path, { method, headers, body: method === 'GET' ? '' : '{}' })))
      .code;
  };

  test('answers calls of staff, which are nowhere else', async () => {
    expect(await codeAt(login, staff)).toBe('INVALID_INPUT');
    expect(await codeAt(login, { host: 'STAFF.app.example:8443' })).toBe('INVALID_INPUT');
    for (const host of ['perya.app.example', '127.0.0.1', 'staff.app.example.evil.example']) {
      expect(await codeAt(login, { host }), host).toBe('NO_SUCH_PATH');
      expect(await codeAt('/%62ackoffice/api/login', { host }), host).toBe('NO_SUCH_PATH');
    }
  });

  test('has nothing of the players, and leads to the staff app', async () => {
    for (const path of [
      '/member/terms',
      '/finance/wallet',
      '/openapi.json',
      '/mqtt',
      '/promotions',
    ]) {
      expect(await codeAt(path, staff, 'GET'), path).toBe('NO_SUCH_PATH');
    }
    const first = await request('/', { headers: staff });
    expect([first.status, first.headers.location]).toEqual([302, '/backoffice']);
    expect((await request('/healthz', { headers: staff })).status).toBe(200);
  });

  test("cannot be a host of the players'", () => {
    const publicUrls = ['https://casino.example', 'https://perya.casino.example:8443'];
    for (const staffHost of [
      'casino.example',
      'perya.casino.example',
      'perya.casino.example:8443',
    ]) {
      expect(() => requireOwnStaffHost({ staffHost, publicUrls })).toThrow('PERYA_STAFF_HOST');
    }
    expect(() =>
      requireOwnStaffHost({ staffHost: 'staff.casino.example', publicUrls }),
    ).not.toThrow();
    expect(() => requireOwnStaffHost({ staffHost: null, publicUrls })).not.toThrow();
  });
});

describe('in production', () => {
  const metricsToken = 'a-token-of-figures';
  const started = (settings: Record<string, string>) => startTestServer({ settings });
  const status = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(path, { headers })).status;

  test('the reference is not there, and figures are for whoever has the token', async () => {
    const bare = await started({ NODE_ENV: 'production' });
    try {
      for (const path of ['/docs/api', '/openapi.json', '/docs/api/reference.js']) {
        expect(await status(`${bare.url}${path}`), path).toBe(404);
      }
      expect(await status(`${bare.url}/metrics`)).toBe(403);
    } finally {
      await bare.stop();
    }
    const asked = { PERYA_REFERENCE: 'on', PERYA_METRICS_TOKEN: metricsToken };
    const open = await started({ NODE_ENV: 'production', ...asked });
    try {
      expect(await status(`${open.url}/openapi.json`)).toBe(200);
      expect(await status(`${open.url}/metrics`)).toBe(403);
      const authorization = `Bearer ${metricsToken}`;
      expect(await status(`${open.url}/metrics`, { authorization })).toBe(200);
    } finally {
      await open.stop();
    }
  });

  test('figures need the token wherever a proxy is believed, which may add no header', async () => {
    const proxied = await started({ PERYA_TRUST_PROXY: 'loopback' });
    try {
      expect(await status(`${proxied.url}/metrics`)).toBe(403);
    } finally {
      await proxied.stop();
    }
  });
});
