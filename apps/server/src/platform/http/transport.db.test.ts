import { connect } from 'node:net';
import { defineCall } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import { createClient } from '@perya/contract/client';
import { publicPaths } from '@perya/contract/public-paths';
import { decode, encode } from 'cbor-x';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** Gives back what it was given, so that what arrives can be seen. */
const echo = defineCall({
  method: 'POST',
  path: '/member/echo',
  access: 'player',
  gate: 'reads',
  summary: 'Gives back its input',
  request: z.object({ text: z.string(), count: z.optional(z.int()) }),
  answer: z.object({ text: z.string(), uid: z.string() }),
  refreshes: 'nothing',
});
const crash = defineCall({
  method: 'POST',
  path: '/member/crash',
  access: 'player',
  gate: 'reads',
  summary: 'Fails inside',
  request: z.looseObject({}),
  answer: z.object({}),
  refreshes: 'nothing',
});

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({
    calls: { echo, crash },
    handlers: {
      // The secret is more than the contract names: it must not leave the server.
      echo: async ({ uid }, { text }) => ({ text, uid: String(uid), secret: 'x' }) as never,
      crash: () => Promise.reject(new Error('the password is hunter2secret')),
    },
  });
  const uid = await server.identity.ensurePlayer({
    countryCode: '63',
    phone: '9181234567',
    username: 'tester',
    nickname: null,
    tester: true,
  });
  token = await server.identity.grantSession(uid, new Date(Date.now() + 60_000));
});

afterAll(() => server.stop());

interface Answer {
  httpStatus: number;
  type: string;
  body: { status: boolean; data: unknown; code?: string };
}

async function request(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, init);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const body = type.includes('json') ? JSON.parse(new TextDecoder().decode(bytes)) : decode(bytes);
  return { httpStatus: response.status, type, body };
}

function post(
  path: string,
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const sent = { authorization: `Bearer ${token}`, 'content-type': type, ...headers };
  return request(path, { method: 'POST', headers: sent, body });
}

const cborBytes = (value: unknown) => Uint8Array.from(encode(value));

describe('encodings', () => {
  test('CBOR goes both ways by default [A-361 A-362 A-499 M-342]', async () => {
    const answer = await post('/member/echo', 'application/cbor', cborBytes({ text: 'ñ₱' }));
    expect(answer.httpStatus).toBe(200);
    expect(answer.type).toBe('application/cbor');
    expect(answer.body).toMatchObject({ status: true, data: { text: 'ñ₱' } });
  });

  test('JSON and forms are read by content type, and JSON is written on request [M-343]', async () => {
    const accept = { accept: 'application/json' };
    const json = await post('/member/echo', 'application/json', '{"text":"a"}', accept);
    expect(json.type).toContain('application/json');
    expect(json.body).toMatchObject({ status: true, data: { text: 'a' } });
    const form = await post('/member/echo', 'application/x-www-form-urlencoded', 'text=b%20c');
    expect(form.body).toMatchObject({ status: true, data: { text: 'b c' } });
  });

  test('what the contract does not name never leaves the server, in either encoding', async () => {
    for (const accept of ['application/cbor', 'application/json']) {
      const { body } = await post('/member/echo', 'application/json', '{"text":"a"}', { accept });
      expect(Object.keys(body.data as object)).toEqual(['text', 'uid']);
    }
  });
});

describe('who may call', () => {
  test('a protected call without a good token is 401 in the envelope [A-347 M-344 M-494]', async () => {
    for (const authorization of [
      undefined,
      'Bearer',
      'Bearer x',
      'Basic abc',
      `Bearer ${'A'.repeat(43)}`,
    ]) {
      const headers: Record<string, string> = authorization ? { authorization } : {};
      const answer = await request('/finance/wallet', { headers });
      expect(answer.httpStatus, authorization).toBe(401);
      expect(answer.body).toEqual({
        status: false,
        data: 'Authentication required',
        code: 'UNAUTHENTICATED',
      });
    }
  });

  test('without a session only the public list answers, the games and the platforms among it [G-189 G-190]', async () => {
    for (const { path, method, access } of Object.values(calls)) {
      const { httpStatus } = await request(path.replace(':tag', 'perya'), { method });
      expect({ path, isRefused: httpStatus === 401 }).toEqual({
        path,
        isRefused: access !== 'public',
      });
    }
    for (const path of ['/member/game/list', '/member/platform/list']) {
      expect((await request(path)).body.status).toBe(true);
    }
  });

  test('a visitor may call what the documents list, and of every other call nothing [A-346]', async () => {
    const empty = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const read = ['privacy', 'terms', 'faq', 'index/perya', 'index/sinag', 'index/tala'];
    for (const path of [...read, 'game/list', 'platform/list']) {
      expect(await request(`/member/${path}`), path).toMatchObject({
        httpStatus: 200,
        body: { status: true },
      });
    }
    // Beyond the api: what is refused is the empty body.
    for (const path of ['/member/sms', '/member/otp/login', '/member/login']) {
      expect(await request(path, empty), path).toMatchObject({
        httpStatus: 200,
        body: { status: false, code: expect.not.stringMatching('UNAUTHENTICATED') },
      });
    }
    const others = Object.values(calls).filter(({ path }) => !publicPaths.includes(path));
    expect(others.length).toBeGreaterThan(20);
    for (const { path, methods } of others) {
      for (const method of methods) {
        expect(await request(path, { method }), path).toMatchObject({
          httpStatus: 401,
          body: { status: false, code: 'UNAUTHENTICATED' },
        });
      }
    }
  });

  test.each([
    ['GET', '/member/detail', 'A-384 M-345'],
    ['GET', '/member/logout', 'A-382'],
    ['GET', '/member/refresh/token', 'A-383'],
    ['POST', '/member/auth/password', 'A-377'],
    ['POST', '/member/password/update', 'A-379'],
    ['POST', '/member/oss/upload', 'A-385'],
    ['GET', '/finance/wallet', 'A-395 M-349'],
    ['GET', '/member/game/list/history', 'G-193'],
    ['GET', '/game/launch?code=plinko', 'G-194 M-371'],
    ['GET', '/api/v2/game/launch?code=plinko', 'G-195'],
    ['GET', '/member/fav/insert?id=1', 'G-196'],
    ['GET', '/member/fav/list', 'G-197 M-370'],
    ['GET', '/member/fav/delete?id=1', 'G-198'],
    ['GET', '/member/game/bet/list', 'G-203'],
  ])('%s %s is refused to a visitor [%s]', async (method, path) => {
    expect(await request(path, { method })).toMatchObject({
      httpStatus: 401,
      body: { status: false, code: 'UNAUTHENTICATED' },
    });
  });

  test('a visitor may register, prove a phone, reset a password and read the statement [A-348 A-349]', async () => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    for (const path of ['/member/reg', '/member/auth/sms', '/member/retrieve/password']) {
      expect(await request(path, sent), path).toMatchObject({
        httpStatus: 200,
        body: { status: false, code: 'INVALID_INPUT' },
      });
    }
    expect((await request('/member/stmt')).body.status).toBe(true);
  });

  test('an expired session is told by the message "token" [A-499]', async () => {
    const uid = await server.identity.ensurePlayer({
      countryCode: '63',
      phone: '9181234568',
      username: 'expired',
      nickname: null,
      tester: true,
    });
    const expired = await server.identity.grantSession(uid, new Date(Date.now() - 1000));
    const answer = await request('/finance/wallet', {
      headers: { authorization: `Bearer ${expired}` },
    });
    expect(answer.httpStatus).toBe(401);
    expect(answer.body).toMatchObject({ status: false, data: 'token', code: 'SESSION_EXPIRED' });
  });

  test('a player reads their own wallet, as decimal strings', async () => {
    const client = createClient({ baseUrl: server.url, token: { get: () => token, clear() {} } });
    expect(await client.call(calls.getWallet, {})).toMatchObject({
      balance: '0.00',
      withdrawable: '0.00',
    });
  });

  test('refusals speak the language of the request', async () => {
    const answer = await request('/finance/wallet', { headers: { lang: 'tl_PH' } });
    expect(answer.body.data).toBe('Kailangang mag-login');
  });
});

describe('what is refused', () => {
  const deep = (levels: number) => Uint8Array.from([...Array(levels).fill(0x81), 0x00]);
  const undecodable: [string, string, string | Uint8Array<ArrayBuffer>][] = [
    ['malformed CBOR', 'application/cbor', new Uint8Array([0xff, 0x00])],
    ['truncated CBOR', 'application/cbor', cborBytes({ text: 'abcdef' }).slice(0, 6)],
    [
      'CBOR with bytes left over',
      'application/cbor',
      Uint8Array.from([...cborBytes({ text: 'a' }), 0]),
    ],
    [
      'CBOR with a length beyond its bytes',
      'application/cbor',
      new Uint8Array([0xbb, 255, 255, 255, 255, 255, 255, 255, 255]),
    ],
    [
      'an endless CBOR string',
      'application/cbor',
      new Uint8Array([0xa1, 0x7f, 0x61, 0x61, 0xff, 0x01]),
    ],
    [
      'bad UTF-8 in CBOR',
      'application/cbor',
      new Uint8Array([0xa1, 0x64, 0x74, 0x65, 0x78, 0x74, 0x62, 0xc3, 0x28]),
    ],
    ['a CBOR tag', 'application/cbor', new Uint8Array([0xc1, 0x00])],
    ['deep nesting in CBOR', 'application/cbor', deep(5000)],
    ['a CBOR array for a record', 'application/cbor', cborBytes([1])],
    ['CBOR keys that are not text', 'application/cbor', new Uint8Array([0xa1, 0x01, 0x01])],
    ['malformed JSON', 'application/json', '{"text":'],
    ['bad UTF-8 in JSON', 'application/json', new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
    ['deep nesting in JSON', 'application/json', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['a JSON text for a record', 'application/json', '"text"'],
  ];

  test.each(undecodable)('%s is 400 in the envelope', async (_, type, body) => {
    const answer = await post('/member/echo', type, body);
    expect(answer.httpStatus).toBe(400);
    expect(answer.body).toMatchObject({ status: false, code: 'UNDECODABLE_BODY' });
  });

  const invalid: [string, unknown][] = [
    ['a missing field', {}],
    ['a wrong type', { text: 1 }],
    ['a fraction for a count', { text: 'a', count: 1.5 }],
    ['a huge number', { text: 'a', count: 1e300 }],
    ['a number beyond 53 bits', { text: 'a', count: 2n ** 63n }],
    ['not a number', { text: 'a', count: Number.NaN }],
    ['null for a text', { text: null }],
  ];

  test.each(invalid)('%s is refused with the name of the field', async (_, body) => {
    const answer = await post('/member/echo', 'application/cbor', cborBytes(body));
    expect(answer.httpStatus).toBe(200);
    expect(answer.body).toMatchObject({ status: false, code: 'INVALID_INPUT' });
    expect(answer.body.data).toMatch(/^(text|count): /);
  });

  test('an unknown path under a prefix is 404 in the envelope', async () => {
    for (const path of ['/member/nothing', '/finance', '/api/v2/x', '/member/%ff', '/member/%']) {
      const answer = await request(path);
      expect(answer.httpStatus, path).toBe(404);
      expect(answer.body).toMatchObject({ status: false, code: 'NO_SUCH_PATH' });
    }
  });

  test('a thing that is named and does not exist is HTTP 200, whatever it is', async () => {
    for (const path of [
      ...['/game/launch?code=no-such-game', '/api/v2/game/launch?code=no-such-game'],
      ...['fav/insert', 'fav/delete', 'game/bet/detail'].map(
        (call) => `/member/${call}?id=9999999`,
      ),
    ]) {
      const answer = await request(path, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.httpStatus, path).toBe(200);
      expect(answer.body).toMatchObject({ status: false, code: 'NOT_FOUND' });
    }
  });

  test('a body that is too large is 413, another encoding 415', async () => {
    const large = await post('/member/echo', 'application/json', `"${'x'.repeat(300_000)}"`);
    expect(large.httpStatus).toBe(413);
    expect(large.body).toMatchObject({ status: false, code: 'TOO_LARGE' });
    const xml = await post('/member/echo', 'text/xml', '<text/>');
    expect(xml.httpStatus).toBe(415);
    expect(xml.body).toMatchObject({ status: false, code: 'UNSUPPORTED_ENCODING' });
  });

  test('a failure inside is masked: the caller gets a request id and no detail', async () => {
    const response = await fetch(`${server.url}/member/crash`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    });
    expect(response.status).toBe(500);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.text()).not.toContain('hunter2secret');
  });

  test('bytes that are not HTTP are answered in the envelope', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk.toString();
      });
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });
    expect(answer).toContain('400 Bad Request');
    expect(answer).toContain('"code":"UNDECODABLE_BODY"');
  });

  test('nothing that was refused is logged as a crash, and no line holds a token', () => {
    const lines = server
      .logged()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { level: number; msg: string });
    const crashes = lines.filter(({ level }) => level >= 50);
    // Only the handler that really failed is an error.
    expect(crashes.map(({ msg }) => msg)).toEqual(['request failed']);
    expect(server.logged()).not.toContain(token);
  });
});

describe('around the calls', () => {
  test('health, readiness and metrics answer', async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain('perya_http_request_seconds_bucket');
  });

  test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])(
    'the metrics are not for who comes through a proxy on this machine: %s',
    async (name) => {
      const headers = { [name]: '1.2.3.4' };
      expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(403);
    },
  );

  test('every answer carries the security headers and is not cacheable', async () => {
    const { headers } = await fetch(`${server.url}/member/index`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('the OpenAPI document and the reference page are made from the declared calls', async () => {
    const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(document.openapi).toBe('3.1.0');
    const declared = [...Object.values(calls), echo, crash].map(({ path }) =>
      path.replace(/:(\w+)/g, '{$1}'),
    );
    expect(Object.keys(document.paths)).toEqual(declared);
    const page = await (await fetch(`${server.url}/docs/api`)).text();
    expect(page).toContain('/finance/wallet');
  });
});
