import { describe, expect, onTestFinished, test } from 'vitest';
import { startValkey, valkey } from '../../testing/processes/start-valkey.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { createRateLimiter, platformRateLimits } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import { connectSharedCounts } from './shared-counts.ts';

const few = { points: 3, seconds: 600 };
const atOnce = 50;

async function connect(url: string) {
  const shared = await connectSharedCounts(url);
  onTestFinished(shared.close);
  return shared;
}

/** How many of so many at once are let through. */
async function letThrough(count: () => Promise<void>, times: number): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, count));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Refusal);
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

describe.runIf(valkey)('rate limits shared through Valkey or Redis', () => {
  test('two processes count together, and each alone when it is away', async () => {
    const store = await startValkey();
    const limiters = [];
    for (const shared of [await connect(store.url), await connect(store.url)]) {
      limiters.push(createRateLimiter({ ...platformRateLimits, caller: few }, shared));
    }
    const [one, other] = limiters;
    if (!one || !other) throw new Error('two limiters');
    let turn = 0;
    const together = () => (turn++ % 2 ? one : other).count('caller', 'player:1');
    expect(await letThrough(together, atOnce)).toBe(3);
    await store.stop();
    expect(await letThrough(() => one.count('caller', 'player:2'), atOnce)).toBe(3);
    expect(await letThrough(() => other.count('caller', 'player:2'), atOnce)).toBe(3);
  });

  test('a store that is not there at the start holds nobody up, and is used once it is', async () => {
    const store = await startValkey();
    store.hang();
    const shared = await connect(store.url);
    expect(shared.isAnswering()).toBe(false);
    const limiter = createRateLimiter({ ...platformRateLimits, caller: few }, shared);
    expect(await letThrough(() => limiter.count('caller', 'player:1'), atOnce)).toBe(3);
    store.goOn();
    await expect.poll(shared.isAnswering).toBe(true);
    expect(await letThrough(() => limiter.count('caller', 'player:1'), atOnce)).toBe(3);
  });
});

describe.runIf(valkey)('a server whose Valkey or Redis hangs', () => {
  test('serves on, counts alone, says so, and shares again by itself', async () => {
    const store = await startValkey();
    const sharedCounts = await connect(store.url);
    const server = await startTestServer({ sharedCounts, rateLimits: { caller: few } });
    onTestFinished(server.stop);
    const player = async (number: number) => {
      const phone = `91822${String(number).padStart(5, '0')}`;
      const facts = { countryCode: '63', phone, username: `h${number}`, nickname: null };
      const uid = await server.identity.ensurePlayer({ ...facts, tester: true });
      return server.identity.grantSession(uid, new Date(Date.now() + 600_000));
    };
    const ask = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${server.url}/finance/wallet`, { headers });
      await answer.arrayBuffer();
      return answer.status;
    };
    const ready = async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return { httpStatus: answer.status, ...((await answer.json()) as object) };
    };
    const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
    const tokens = [];
    for (let number = 0; number < atOnce; number += 1) tokens.push(await player(number));
    expect(await ready()).toEqual({ httpStatus: 200, status: 'ready' });

    store.hang();
    // One of each, all at once, in the moment in which nobody knows yet.
    expect(new Set(await Promise.all(tokens.map(ask)))).toEqual(new Set([200]));
    expect(await ready()).toEqual({
      httpStatus: 200,
      status: 'ready',
      degraded: ['shared-limits'],
      warnings: ['Redis does not answer: this process counts rate limits alone'],
    });
    expect(server.logged()).toContain('this process counts rate limits alone');
    expect(await metrics()).toMatch(/^perya_limits_shared 0$/m);
    expect(await metrics()).toMatch(/^perya_limits_counted_alone_total [1-9]/m);
    const [hasty = ''] = tokens;
    const statuses = await Promise.all(Array.from({ length: atOnce }, () => ask(hasty)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(atOnce - 2);

    store.goOn();
    await expect.poll(ready).toEqual({ httpStatus: 200, status: 'ready' });
    expect(await metrics()).toMatch(/^perya_limits_shared 1$/m);
    expect(server.logged()).toContain('rate limits are shared');
  });
});
