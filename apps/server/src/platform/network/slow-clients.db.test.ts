import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { NetworkLimits } from './network-limits.ts';

/** Short for a test, and long enough for a busy machine to send a request within them. */
const limits: Partial<NetworkLimits> = {
  headersMs: 1500,
  requestMs: 2000,
  idleMs: 1000,
  idleSpareMs: 50,
  silenceMs: 10_000,
  checkMs: 20,
  connectionsPerAddress: 3,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ network: limits });
});
afterAll(() => server.stop());

/** A client that never closes its own side, whatever the server does. */
async function openSocket(): Promise<Socket & { received(): string }> {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return Object.assign(socket, { received: () => text });
}

/** Writes on until the server refuses the bytes: it does so only once it has let go of the connection. */
async function untilDropped(socket: Socket): Promise<void> {
  const writing = setInterval(() => socket.write('x'), 10);
  await new Promise<void>((resolve) => {
    if (socket.destroyed) resolve();
    else socket.once('close', () => resolve());
  });
  clearInterval(writing);
}

describe('a client that takes its time', () => {
  test.each([
    ['over the head', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: '],
    [
      'over the body',
      'POST /member/sms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{',
    ],
  ])('%s is answered and dropped, though it keeps its side open', async (_, bytes) => {
    const socket = await openSocket();
    socket.write(bytes);
    await once(socket, 'end');
    expect(socket.received()).toContain('400 Bad Request');
    await untilDropped(socket);
  });

  test('before its first byte is dropped without a word, which a browser would take for an answer', async () => {
    const socket = await openSocket();
    await once(socket, 'end');
    expect(socket.received()).toBe('');
    await untilDropped(socket);
  });

  test('between two requests is dropped, not before the time that it was told', async () => {
    const socket = await openSocket();
    const sentAtMs = performance.now();
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(socket, 'end');
    expect(performance.now() - sentAtMs).toBeGreaterThanOrEqual(1050);
    expect(socket.received()).toContain('200 OK');
    expect(socket.received()).toMatch(/^keep-alive: timeout=1\r$/im);
    await untilDropped(socket);
  });
});

test('what is not HTTP gets the envelope with the security headers', async () => {
  const socket = await openSocket();
  socket.write('NONSENSE\r\n\r\n');
  await once(socket, 'end');
  const answer = socket.received();
  expect(answer).toContain('"code":"UNDECODABLE_BODY"');
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toContain(`content-security-policy: default-src 'none'`);
  expect(answer).toContain('x-frame-options: DENY');
});

test('an address holds so many connections and no more, until it closes one', async () => {
  const held = await Promise.all([openSocket(), openSocket(), openSocket()]);
  const refused = await openSocket();
  await once(refused, 'end');
  expect(refused.received()).toBe('');
  const [first] = held;
  first?.destroy();
  const ask = 'GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n';
  const metrics = await untilAnswered(ask);
  expect(metrics).toMatch(/^perya_connections_refused_total [1-9]/m);
});

/** The server learns of a closed connection a moment after the client. */
async function untilAnswered(request: string): Promise<string> {
  for (;;) {
    const socket = await openSocket();
    socket.write(request);
    await once(socket, 'end');
    if (socket.received() !== '') return socket.received();
    socket.destroy();
  }
}
