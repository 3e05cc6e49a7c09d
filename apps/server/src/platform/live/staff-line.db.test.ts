import { staffLinePath } from '@perya/contract/staff/staff-line';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiStaff } from '../../testing/api-staff.ts';
import { shareDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { inTransaction } from '../database/transaction.ts';
import { writeToOutbox } from '../outbox/outbox.store.ts';

let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: shareDatabase(server.database) });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const headersOf = (token: string) => ({
  cookie: `perya_staff=${token}`,
  accept: 'application/json',
  'sec-fetch-site': 'same-origin',
});

/** Opens a line and answers what comes over it, a part at a time. */
async function openLine(at: TestServer, token: string) {
  const stop = new AbortController();
  const response = await fetch(`${at.url}${staffLinePath}`, {
    headers: headersOf(token),
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    status: response.status,
    close: () => stop.abort(),
    /** Reads on until it was told so often of something that waits, and answers what it was told last. */
    async told(times: number): Promise<string> {
      while (heard.split('event: waits').length <= times || !heard.endsWith('\n\n')) {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
        if (done) throw new Error(`The line ended after: ${heard}`);
        heard += value;
      }
      return heard.split('event: waits')[times] ?? '';
    },
  };
}

/** A message that no carrier serves is given up at once, and waits for somebody. */
const writeDead = () =>
  inTransaction(server.database.pool, (client) =>
    writeToOutbox(client, { channel: 'pigeon', uid: 10_000_001n, content: { text: 'x' } }),
  );

describe('the line of staff', () => {
  test('tells of what has come into a queue, on whichever process one listens, and of nothing else', async () => {
    const support = await createApiStaff(server, 'support');
    const line = await openLine(second, support.token() ?? '');
    expect(line.status).toBe(200);
    // At first of everything that one may see: later looks are held against that.
    expect(await line.told(1)).toContain('"withdrawals"');
    await writeDead();
    await server.settle();
    expect(await line.told(2)).toMatch(/^\ndata: \["letters"\]\n/);
    line.close();
  }, 60_000);

  test.each([
    ['nobody', () => headersOf('')],
    ['a forged session', () => headersOf('A'.repeat(43))],
  ])('is not open to %s', async (_who, headers) => {
    const response = await fetch(`${server.url}${staffLinePath}`, { headers: headers() });
    expect(((await response.json()) as { code: string }).code).toBe('UNAUTHENTICATED');
  });

  test('is not open to a page of another site', async () => {
    const support = await createApiStaff(server, 'support');
    const response = await fetch(`${server.url}${staffLinePath}`, {
      headers: { ...headersOf(support.token() ?? ''), 'sec-fetch-site': 'cross-site' },
    });
    expect(((await response.json()) as { code: string }).code).toBe('STAFF_ORIGIN');
  });
});
