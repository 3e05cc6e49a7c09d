import { randomUUID } from 'node:crypto';
import { defineCall } from '@perya/contract/call';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { Refusal } from './refusal.ts';

/** Stands for any call that moves money: it counts how often it really ran. */
const pay = defineCall({
  method: 'GET',
  path: '/finance/test/pay',
  access: 'player',
  gate: 'turnsDown',
  summary: 'Counts',
  request: z.object({ amount: z.string() }),
  answer: z.object({ run: z.int() }),
  movesMoney: true,
  refreshes: 'nothing',
});

let server: TestServer;
let tokens: [string, string];
let runs = 0;
let release: () => void = () => {};
let held: Promise<void> = Promise.resolve();

beforeAll(async () => {
  server = await startTestServer({
    calls: { pay },
    handlers: {
      pay: async (_context, { amount }) => {
        runs += 1;
        const run = runs;
        await held;
        if (amount === 'poor') throw new Refusal('INSUFFICIENT_FUNDS');
        if (amount === 'broken') throw new Error('broken');
        return { run };
      },
    },
  });
  const open = async (phone: string) => {
    const player = { countryCode: '63', phone, username: phone, nickname: null, tester: true };
    const uid = await server.identity.ensurePlayer(player);
    return server.identity.grantSession(uid, new Date(Date.now() + 60_000));
  };
  tokens = [await open('9181111111'), await open('9181111112')];
});

afterAll(() => server.stop());

beforeEach(() => {
  runs = 0;
  held = Promise.resolve();
});

interface Answer {
  status: boolean;
  data: unknown;
  code?: string;
}

async function call(
  amount: string,
  key?: string,
  token = tokens[0],
  method = 'GET',
): Promise<Answer> {
  const headers: Record<string, string> = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
  };
  if (key !== undefined) headers['idempotency-key'] = key;
  const url = `${server.url}/finance/test/pay`;
  const response =
    method === 'GET'
      ? await fetch(`${url}?amount=${amount}`, { headers })
      : await fetch(url, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ amount }),
        });
  return (await response.json()) as Answer;
}

describe('a call that moves money', () => {
  test('runs once for its key and repeats its answer, by GET or POST', async () => {
    const key = randomUUID();
    const first = await call('10.00', key);
    expect(first).toEqual({ status: true, data: { run: 1 } });
    expect(await call('10.00', key)).toEqual(first);
    expect(await call('10.00', key, tokens[0], 'POST')).toEqual(first);
    expect(runs).toBe(1);
  });

  test('fifty requests at once with one key run once and get fifty equal answers', async () => {
    const key = randomUUID();
    held = new Promise((resolve) => {
      release = resolve;
    });
    const answers = Array.from({ length: 50 }, () => call('10.00', key));
    release();
    for (const answer of await Promise.all(answers)) {
      expect(answer).toEqual({ status: true, data: { run: 1 } });
    }
    expect(runs).toBe(1);
  });

  test('the same key with other input is a mismatch', async () => {
    const key = randomUUID();
    await call('10.00', key);
    expect(await call('11.00', key)).toMatchObject({ status: false, code: 'IDEMPOTENCY_MISMATCH' });
    expect(runs).toBe(1);
  });

  test('the keys of two players never meet', async () => {
    const key = randomUUID();
    expect(await call('10.00', key, tokens[0])).toEqual({ status: true, data: { run: 1 } });
    expect(await call('10.00', key, tokens[1])).toEqual({ status: true, data: { run: 2 } });
  });

  test('a refusal is an answer and is repeated too', async () => {
    const key = randomUUID();
    const first = await call('poor', key);
    expect(first).toMatchObject({ status: false, code: 'INSUFFICIENT_FUNDS' });
    expect(await call('poor', key)).toEqual(first);
    expect(runs).toBe(1);
  });

  test('a failure inside leaves the key free to be tried again', async () => {
    const key = randomUUID();
    expect(await call('broken', key)).toMatchObject({ status: false, code: 'INTERNAL' });
    expect(await call('broken', key)).toMatchObject({ status: false, code: 'INTERNAL' });
    expect(runs).toBe(2);
  });

  test('a claim left by a process that died is taken over', async () => {
    const key = randomUUID();
    await call('10.00', key);
    await server.database.pool.query(
      `update platform.idempotency set answer = null, claimed_at = now() - interval '2 minutes' where key = $1`,
      [key],
    );
    expect(await call('10.00', key)).toEqual({ status: true, data: { run: 2 } });
  });

  test.each(['short', 'x'.repeat(65), 'has spaces in it', "key';--drop"])(
    'the key %j is refused',
    async (key) => {
      expect(await call('10.00', key)).toMatchObject({
        status: false,
        code: 'IDEMPOTENCY_KEY_INVALID',
      });
      expect(runs).toBe(0);
    },
  );

  test.each(['GET', 'POST'])('without a key is refused before it runs, by %s', async (method) => {
    expect(await call('10.00', undefined, tokens[0], method)).toMatchObject({
      status: false,
      code: 'IDEMPOTENCY_KEY_REQUIRED',
    });
    expect(runs).toBe(0);
  });
});
