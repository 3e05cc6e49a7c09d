import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** As it stands: every client library would tidy the path first. */
async function ask(path: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.end(
    `GET ${path} HTTP/1.1\r\nhost: x\r\naccept: application/json\r\nconnection: close\r\n\r\n`,
  );
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('what is no picture', () => {
  test.each([
    '/files/../../etc/passwd',
    '/files/..%2f..%2fetc%2fpasswd',
    '/files/%2e%2e/%2e%2e/etc/passwd',
    '/files/..%5c..%5cetc',
    '/files/avatars/..%00/x.webp',
    '/files/%00',
    '/files/%',
    '/files/%ff%fe',
    '/files/.hidden',
    '/files/avatars/',
    '/files//',
    '/files/avatars/1/.webp',
    `/files/${'a'.repeat(5000)}`,
    `/files/avatars/1/${'a'.repeat(300)}.webp`,
    `/files/${'a/'.repeat(3000)}`,
    `/${'a'.repeat(9000)}`,
  ])('%.40s is not found, in the envelope', async (path) => {
    const answer = await ask(path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"code":"NO_SUCH_PATH"');
  });

  test('is not worth an error in the log', () => {
    expect(server.logged()).not.toContain('"level":50');
  });
});
