import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createInbox } from '../sms-inbox/inbox.ts';
import { keepOutside } from './keep-outside.ts';
import { registerSemaphore } from './register-semaphore.ts';
import { makeCertificate } from './self-signed.ts';
import { startFront } from './start-front.ts';

const certificate = makeCertificate();

/** A server that says what it was told, and by a line that stays open what was said on it. */
async function startBehind(): Promise<string> {
  const server = createServer((asked, answer) => {
    answer.end(JSON.stringify({ path: asked.url, headers: asked.headers }));
  });
  server.on('upgrade', (asked, socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: echo\r\nconnection: upgrade\r\n\r\n`,
    );
    socket.write(`${asked.headers['x-forwarded-proto']} ${asked.url}`);
    socket.on('end', () => socket.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

async function frontOf(behind: string) {
  const front = await startFront({ certificate, port: 0, behind });
  onTestFinished(front.stop);
  return front.url;
}

/** Asks as a browser that believes this certificate and no other. */
function ask(url: string, headers: Record<string, string> = {}) {
  return request(url, { ca: certificate.cert, headers }).end();
}

test('who believes the certificate reaches the house by https, which hears from where; a client says nothing of itself', async () => {
  const url = await frontOf(await startBehind());
  const [answer] = await once(
    ask(`${url}/login?a=1`, { 'x-forwarded-for': '203.0.113.9' }),
    'response',
  );
  const { path, headers } = JSON.parse(await text(answer));
  expect(path).toBe('/login?a=1');
  expect(headers).toMatchObject({
    host: new URL(url).host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  });
  const stranger = request(url, { ca: makeCertificate().cert }).end();
  const [refused] = await once(stranger, 'error');
  expect(refused.code).toMatch(/SELF_SIGNED|UNABLE_TO_VERIFY|CERT_SIGNATURE/);
});

test('a line that stays open goes through', async () => {
  const url = await frontOf(await startBehind());
  const asked = ask(`${url}/mqtt`, { connection: 'upgrade', upgrade: 'echo' });
  const [, socket, head] = await once(asked, 'upgrade');
  const heard = head.length > 0 ? head : (await once(socket, 'data'))[0];
  expect(String(heard)).toBe('https /mqtt');
  socket.destroy();
});

test('a house that is not there yet is a gateway without an answer, and not a line that hangs', async () => {
  const url = await frontOf('http://127.0.0.1:1');
  const [answer] = await once(ask(url), 'response');
  expect(answer.statusCode).toBe(502);
});

test('the carrier takes a message from who has its key and from nobody else', async () => {
  const inbox = createInbox();
  const app = fastify();
  registerSemaphore(app, inbox, 'key');
  const send = (apikey: string, message = '123456 is your code') =>
    app.inject({
      method: 'POST',
      url: '/api/v4/messages',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ apikey, number: '639171234567', message }).toString(),
    });
  expect((await send('another')).statusCode).toBe(401);
  expect((await send('key', '')).statusCode).toBe(422);
  expect(inbox.list()).toEqual([]);
  expect((await send('key')).statusCode).toBe(200);
  expect(inbox.list('09171234567')).toMatchObject([{ to: '+639171234567', code: '123456' }]);
});

test('keys and certificate are the same when the simulators start again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'perya-outside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = keepOutside(folder);
  expect(keepOutside(folder)).toEqual(first);
  expect(new Set(Object.values(first.keys)).size).toBe(3);
});
