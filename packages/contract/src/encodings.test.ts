import { once } from 'node:events';
import { createServer } from 'node:http';
import { decode } from 'cbor-x';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { createClient } from './client.ts';

/** As the documents' tables mark them; every other body is CBOR. */
const marked: Record<string, string> = {
  '/member/order/submit': 'application/x-www-form-urlencoded',
  '/promo/blindbox/claim': 'application/x-www-form-urlencoded',
  '/finance/lazada/exchange': 'application/json',
  '/finance/lazadaminiapp/login': 'application/json',
  '/finance/account/insert': 'application/json',
};

interface Heard {
  method: string;
  type: string;
  body: Buffer;
}

let heard: Heard[] = [];
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const type = (request.headers['content-type'] ?? '').split(';')[0] ?? '';
  heard.push({ method: request.method ?? '', type, body: Buffer.concat(parts) });
  response.setHeader('content-type', 'application/json').end('{"status":true,"data":null}');
});
let baseUrl: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  baseUrl = `http://127.0.0.1:${port}`;
});
afterAll(() => void server.close());

const readers: Record<string, (body: Buffer) => unknown> = {
  'application/cbor': (body) => decode(body),
  'application/json': (body) => JSON.parse(body.toString()),
  'application/x-www-form-urlencoded': (body) =>
    Object.fromEntries(new URLSearchParams(body.toString())),
};

const posted = (Object.values(calls) as Call[]).filter(
  ({ methods, upload }) => methods.includes('POST') && !upload,
);

test('the app sends a form for an order and the boxes, JSON for the three marked calls, and CBOR otherwise, over the wire [M-342 M-343]', async () => {
  expect(posted.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(marked)));
  expect(posted.length).toBeGreaterThan(Object.keys(marked).length + 20);
  const client = createClient({ baseUrl, token: { get: () => 'token', clear() {} } });
  for (const call of posted) {
    heard = [];
    await client.call(call, { field: 'ñ & ₱' });
    const [{ method, type, body } = { method: '', type: '', body: Buffer.alloc(0) }] = heard;
    expect([method, type], call.path).toEqual(['POST', marked[call.path] ?? 'application/cbor']);
    expect(readers[type]?.(body), call.path).toEqual({ field: 'ñ & ₱' });
  }
});
