import { decode, encode } from 'cbor-x';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { createClient } from './client.ts';
import { asClientError, ClientError, isApiError } from './client-errors.ts';

const shape = { summary: 'x', request: z.looseObject({}), answer: z.any() };
const readPublic = defineCall({
  ...shape,
  method: 'GET',
  path: '/member/index/:tag',
  access: 'public',
});
const readOwn = defineCall({
  ...shape,
  method: 'GET',
  path: '/finance/wallet',
  access: 'player',
  gate: 'reads',
});
const write = defineCall({
  ...shape,
  method: 'POST',
  path: '/member/detail/update',
  access: 'player',
  gate: 'reads',
  refreshes: 'nothing',
});
const asForm = defineCall({
  ...shape,
  method: 'POST',
  path: '/member/order/submit',
  access: 'player',
  gate: 'reads',
  encoding: 'form',
  refreshes: 'nothing',
});
const asJson = defineCall({
  ...shape,
  method: 'POST',
  path: '/finance/account/insert',
  access: 'player',
  gate: 'reads',
  encoding: 'json',
  refreshes: 'nothing',
});

function cbor(value: unknown, status = 200): Response {
  const body = Uint8Array.from(encode(value));
  return new Response(body, { status, headers: { 'content-type': 'application/cbor' } });
}

/** A client with a fake `fetch`, which records what was sent and whether the token was cleared. */
function clientThatHears(
  answer: () => Response | Promise<Response>,
  token: string | null = 'secret-token',
) {
  const sent: { url: string; init: RequestInit }[] = [];
  const state = { token };
  const client = createClient({
    baseUrl: 'https://api.example',
    token: {
      get: () => state.token,
      clear: () => {
        state.token = null;
      },
    },
    headers: () => ({
      device: '25',
      lang: 'en_US',
      'ad-id': 'a',
      'adc-id': 'b',
      're-id': '1',
      'ch-id': '2',
    }),
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init ?? {} });
      return answer();
    },
  });
  return { client, sent, state };
}

async function failureOf(promise: Promise<unknown>): Promise<ClientError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ClientError)) throw new Error('The call did not fail as expected');
  return error;
}

describe('what is sent', () => {
  test('paths are resolved against one base host [A-360 M-341]', async () => {
    const { client, sent } = clientThatHears(() => cbor({ status: true, data: 1 }));
    await client.call(readPublic, { tag: 'tala', page: 2, unset: undefined });
    expect(sent[0]?.url).toBe('https://api.example/member/index/tala?page=2');
  });

  test('bodies are CBOR unless the call says form or JSON [A-361 M-342]', async () => {
    const { client, sent } = clientThatHears(() => cbor({ status: true, data: 1 }));
    await client.call(write, { nickname: 'Maria', unset: undefined });
    await client.call(asForm, { goods_id: 7 });
    await client.call(asJson, { account: '9' });
    const [binary, form, json] = sent.map(({ init }) => init);
    expect(decode(binary?.body as Uint8Array)).toEqual({ nickname: 'Maria' });
    expect(new Headers(binary?.headers).get('content-type')).toBe('application/cbor');
    expect(String(form?.body)).toBe('goods_id=7');
    expect(new Headers(form?.headers).get('content-type')).toBe(
      'application/x-www-form-urlencoded',
    );
    expect(json?.body).toBe('{"account":"9"}');
    expect(new Headers(json?.headers).get('content-type')).toBe('application/json');
  });

  test('a file travels in the field file of a multipart body [A-385]', async () => {
    const { client, sent } = clientThatHears(() =>
      cbor({ status: true, data: { object_key: 'k' } }),
    );
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    expect(await client.upload(write, file)).toEqual({ object_key: 'k' });
    const body = sent[0]?.init.body;
    expect(body instanceof FormData && body.get('file')).toBeInstanceOf(File);
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBeNull();
  });

  test('token, device, language, advertising and referral ids travel as headers [A-363 A-365 A-366 A-367 A-493 G-190 M-344]', async () => {
    const { client, sent } = clientThatHears(() => cbor({ status: true, data: 1 }));
    await client.call(readOwn, {}, { idempotencyKey: 'key-12345' });
    expect(Object.fromEntries(new Headers(sent[0]?.init.headers))).toEqual({
      accept: 'application/cbor',
      authorization: 'Bearer secret-token',
      device: '25',
      lang: 'en_US',
      'ad-id': 'a',
      'adc-id': 'b',
      're-id': '1',
      'ch-id': '2',
      'idempotency-key': 'key-12345',
    });
  });

  test('a protected call without a token raises at once and sends nothing [A-347 A-405 A-407 G-190 M-344]', async () => {
    const { client, sent } = clientThatHears(() => cbor({ status: true, data: 1 }), null);
    const error = await failureOf(client.call(readOwn, {}));
    expect(error).toMatchObject({ category: 'authentication', message: 'Authentication required' });
    expect(sent).toHaveLength(0);
    await client.call(readPublic, { tag: 'perya' });
    expect(sent).toHaveLength(1);
  });
});

describe('what comes back', () => {
  test('a binary answer is decoded before use [A-362 M-342]', async () => {
    const { client } = clientThatHears(() => cbor({ status: true, data: { balance: '1.00' } }));
    expect(await client.call(readOwn, {})).toEqual({ balance: '1.00' });
  });

  test('401 clears the token and raises an authentication error [A-408]', async () => {
    const { client, state } = clientThatHears(() =>
      cbor({ status: false, data: 'x', code: 'X' }, 401),
    );
    expect(await failureOf(client.call(readOwn, {}))).toMatchObject({ category: 'authentication' });
    expect(state.token).toBeNull();
  });

  test('401 to a request of the token before leaves the one that has replaced it', async () => {
    const { client, state } = clientThatHears(() => {
      state.token = 'next-token';
      return cbor({ status: false, data: 'token', code: 'SESSION_EXPIRED' }, 401);
    });
    expect(await failureOf(client.call(readOwn, {}))).toMatchObject({ category: 'authentication' });
    expect(state.token).toBe('next-token');
  });

  test('any other HTTP failure is a server error [A-405 A-409]', async () => {
    const { client, state } = clientThatHears(() => new Response('bad gateway', { status: 502 }));
    const error = await failureOf(client.call(readOwn, {}));
    expect(error).toMatchObject({ category: 'server', code: 'HTTP_502' });
    expect(state.token).toBe('secret-token');
  });

  test('a path that is not there is an error of its own kind, with our words or a proxy’s none [A-405]', async () => {
    const data = 'There is nothing at this address';
    const ours = clientThatHears(() => cbor({ status: false, data, code: 'NO_SUCH_PATH' }, 404));
    const error = await failureOf(ours.client.call(readOwn, {}));
    expect(error).toMatchObject({ category: 'not-found', message: data, code: 'NO_SUCH_PATH' });
    expect(isApiError(error)).toBe(true);
    const proxy = clientThatHears(() => new Response('not here', { status: 404 }));
    expect(await failureOf(proxy.client.call(readOwn, {}))).toMatchObject({
      category: 'not-found',
      code: 'HTTP_404',
    });
  });

  test.each([
    [{ status: false, data: 'Phone number Error', code: 'INVALID_INPUT' }, 'Phone number Error'],
    [{ status: false, data: { reason: 1 } }, '{"reason":1}'],
    [{ status: false }, 'Unknown error'],
    [{ status: false, data: '' }, 'Unknown error'],
  ])('an unsuccessful answer %j says %s [A-410]', async (answer, message) => {
    const { client } = clientThatHears(() => cbor(answer));
    const error = await failureOf(client.call(readOwn, {}));
    expect(error).toMatchObject({ category: 'server', message });
    expect(isApiError(error)).toBe(true);
  });

  test('the message "token" clears the token [A-411]', async () => {
    const { client, state } = clientThatHears(() =>
      cbor({ status: false, data: 'token', code: 'X' }),
    );
    await failureOf(client.call(readOwn, {}));
    expect(state.token).toBeNull();
  });

  test.each([
    ['broken bytes', new Uint8Array([0x9f, 0xff, 0x1c])],
    ['no envelope', Uint8Array.from(encode([1, 2]))],
    ['nothing', new Uint8Array()],
  ])('%s raise a decoding error [A-405 A-412]', async (_, bytes) => {
    const { client } = clientThatHears(() => new Response(bytes));
    expect(await failureOf(client.call(readOwn, {}))).toMatchObject({
      category: 'binary-decoding',
    });
  });

  test('a failure carries the id of its request, for whoever reads the log', async () => {
    const { client } = clientThatHears(
      () => new Response('x', { status: 500, headers: { 'x-request-id': 'abc-1' } }),
    );
    expect((await failureOf(client.call(readOwn, {}))).requestId).toBe('abc-1');
  });

  test('an unreachable server is a network error [A-405]', async () => {
    const { client } = clientThatHears(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(client.call(readOwn, {}))).toMatchObject({ category: 'network' });
  });
});

describe('a file that does not arrive', () => {
  const file = new File(['x'], 'me.png', { type: 'image/png' });

  test.each([
    [
      'the server refuses it',
      () => cbor({ status: false, data: 'Too large', code: 'TOO_LARGE' }, 413),
      'TOO_LARGE',
    ],
    ['a proxy fails', () => new Response('bad gateway', { status: 502 }), 'HTTP_502'],
    ['the answer cannot be read', () => new Response('x'), 'DECODING'],
    ['the line is down', () => Promise.reject(new TypeError('fetch failed')), 'NETWORK'],
  ])('raises a file-upload error where %s [A-405 A-415]', async (_, answer, code) => {
    const { client } = clientThatHears(answer);
    expect(await failureOf(client.upload(write, file))).toMatchObject({
      category: 'file-upload',
      code,
    });
  });

  test('keeps the error of a lost session', async () => {
    const { client } = clientThatHears(() => cbor({ status: false, data: 'x' }, 401));
    expect(await failureOf(client.upload(write, file))).toMatchObject({
      category: 'authentication',
    });
  });
});

describe('errors of the app', () => {
  test('a request without a part of its path never leaves [A-405]', async () => {
    const { client, sent } = clientThatHears(() => cbor({ status: true, data: 1 }));
    expect(await failureOf(client.call(readPublic, {}))).toMatchObject({ category: 'validation' });
    expect(sent).toEqual([]);
  });

  test('whatever else is thrown becomes one of unknown kind [A-405 A-406]', () => {
    const known = new ClientError('network', 'No', 'NO');
    expect(asClientError(known)).toBe(known);
    const cause = new TypeError('x is undefined');
    expect(asClientError(cause)).toMatchObject({ category: 'unknown', code: 'UNKNOWN', cause });
    expect(asClientError('plain')).toMatchObject({ category: 'unknown', message: 'plain' });
  });

  test('each carries message, code and timestamp [A-406]', () => {
    const before = Date.now();
    const error = new ClientError('business', 'No', 'NO');
    expect(error).toMatchObject({ message: 'No', code: 'NO', category: 'business' });
    expect(error.timestamp).toBeGreaterThanOrEqual(before);
  });
});
