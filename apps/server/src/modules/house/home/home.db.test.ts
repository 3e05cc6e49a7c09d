import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { writeToOutbox } from '../../../platform/outbox/outbox.store.ts';
import { createProcessStore } from '../../../platform/processes/process.store.ts';
import { startHeartbeat } from '../../../platform/processes/start-heartbeat.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';

let server: TestServer;

/** The suite looks again and again until something has come. */
const rateLimits = {
  address: { points: 1e6, seconds: 10 },
  caller: { points: 1e6, seconds: 10 },
};

beforeAll(async () => {
  server = await startTestServer({ rateLimits });
});

afterAll(() => server.stop());

/** Letters that no carrier serves are given up at once. */
async function writeDead(count: number): Promise<void> {
  await inTransaction(server.database.pool, async (client) => {
    for (let nth = 0; nth < count; nth += 1) {
      await writeToOutbox(client, {
        channel: 'pigeon',
        uid: 10_000_001n,
        content: { text: 'secret' },
      });
    }
  });
  await server.settle();
}

describe('the home page of staff', () => {
  it('shows what waits to whom it concerns, and how the house is to everybody', async () => {
    await writeDead(2);
    const [support, content] = await Promise.all([
      createApiStaff(server, 'support'),
      createApiStaff(server, 'content'),
    ]);
    const home = await support.client.call(calls.getHome, {});
    expect(home.queues).toMatchObject([
      { name: 'requests', waiting: 0, oldest_at: null },
      { name: 'kyc', waiting: 0, oldest_at: null },
      { name: 'withdrawals', waiting: 0, oldest_at: null },
      { name: 'payment-cases', waiting: 0, oldest_at: null },
      { name: 'care', waiting: 0, oldest_at: null },
      { name: 'orders', waiting: 0, oldest_at: null },
      { name: 'support', waiting: 0, oldest_at: null },
      { name: 'feedback', waiting: 0, oldest_at: null },
      { name: 'letters', waiting: 2 },
    ]);
    expect(home.queues.at(-1)?.oldest_at).toBeGreaterThan(0);
    const theirs = await content.client.call(calls.getHome, {});
    // Two people put a legal text in force: what waits for the second one is all that concerns this role.
    expect(theirs.queues).toMatchObject([{ name: 'requests', waiting: 0 }]);
    expect(theirs.health.database).toMatchObject({ is_ready: true });
    expect(theirs.health.readers.map(({ name }) => name)).toContain('audit.seal');
    expect(theirs.alarms).toContainEqual(
      expect.objectContaining({ name: 'letters-dead', figure: 2 }),
    );
  });

  it('knows the processes that say they live, and misses one that fell silent', async () => {
    const { pool } = server.database;
    const store = createProcessStore(pool);
    const heartbeat = startHeartbeat({ pool, dataDir: '/', onError: () => {} });
    const alive = async () => (await store.list()).find(({ pid }) => pid === process.pid);
    while (!(await alive()));
    const seen = await alive();
    expect(seen?.silentSeconds).toBeLessThan(15);
    expect(seen?.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Math.abs(seen?.clockAheadMs ?? 9999)).toBeLessThan(2000);
    expect(seen?.diskFree).toBeGreaterThan(0n);

    const id = '00000000-0000-4000-8000-000000000001';
    const silent = { id, host: 'gone', pid: 7, version: '0', upSeconds: 60 };
    await store.see(
      { ...silent, diskFree: 10n, diskSize: 1000n, degraded: ['shared-limits'] },
      Date.now() - 5000,
    );
    const staff = await createApiStaff(server, 'content');
    const alarmsOf = async () => {
      const { alarms } = await staff.client.call(calls.getHome, {});
      return alarms.filter(({ about }) => about === 'gone 7').map(({ name }) => name);
    };
    let alarms = await alarmsOf();
    while (alarms.length === 0) alarms = await alarmsOf();
    expect(alarms).toEqual(['clock', 'disk', 'limits-alone']);
    await pool.query(
      `update platform.process set seen_at = seen_at - interval '16 s' where id = $1`,
      [id],
    );
    while (alarms.includes('disk')) alarms = await alarmsOf();
    expect(alarms).toEqual(['process-silent']);
    await heartbeat.stop();
    expect(await alive()).toBeUndefined();
  });

  it('says that gaming is stopped, before anything else', async () => {
    const staff = await createApiStaff(server, 'promotions');
    const stop = await server.stops.stop(bySystem('test'), { scope: 'house', subject: '' }, 'why');
    const { alarms } = await staff.client.call(calls.getHome, {});
    expect(alarms[0]).toMatchObject({ name: 'gaming-stopped', level: 'critical', about: 'house' });
    await server.stops.resume(bySystem('test'), { id: stop?.id ?? 0n, reason: 'over' });
  });
});

describe('dead letters', () => {
  it('are listed page by page with why, never with what they say', async () => {
    await writeDead(3);
    const staff = await createApiStaff(server, 'auditor');
    const first = await staff.client.call(calls.listDeadLetters, { limit: 2 });
    expect(first.rows).toHaveLength(2);
    expect(first.rows[0]).toMatchObject({
      channel: 'pigeon',
      uid: '10000001',
      why: 'No carrier serves the channel pigeon',
    });
    expect(JSON.stringify(first)).not.toContain('secret');
    const second = await staff.client.call(calls.listDeadLetters, {
      limit: 200,
      cursor: first.next ?? '',
    });
    expect(second.next).toBeNull();
    expect(first.rows.length + second.rows.length).toBe(first.count);
    await expect(
      staff.client.call(calls.listDeadLetters, { cursor: 'bm9uZQ' }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('are sent again once, of fifty who try at once, with an entry that says why', async () => {
    await writeDead(1);
    const [support, auditor] = await Promise.all([
      createApiStaff(server, 'support'),
      createApiStaff(server, 'auditor'),
    ]);
    const { rows } = await support.client.call(calls.listDeadLetters, { limit: 1 });
    const ids = rows.map(({ id }) => id);
    const wanted = { ids, reason: 'the carrier is back' };
    await expect(auditor.client.call(calls.resendDeadLetters, wanted)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(
      support.client.call(calls.resendDeadLetters, { ids, reason: ' ' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => support.client.call(calls.resendDeadLetters, wanted)),
    );
    expect(answers.reduce((sum, { resent }) => sum + resent, 0)).toBe(1);
    const { rows: entries } = await server.database.pool.query(
      `select actor, after, reason from audit.entry where action = 'house.letters-resent'`,
    );
    expect(entries).toEqual([
      { actor: String(support.id), after: { letters: ids }, reason: 'the carrier is back' },
    ]);
  });

  it('to persons are forgotten after thirty days, counted in the audit; money and proofs wait for somebody', async () => {
    const { pool } = server.database;
    const bury = (channel: string, days: number) =>
      pool.query(
        `insert into platform.outbox_message (channel, uid, content, died_at, last_error)
         values ($1, 10000002, '{"to": "+639170000002"}', now() - make_interval(days => $2), 'no')`,
        [channel, days],
      );
    for (const channel of ['message', 'push', 'live', 'free-rounds', 'evidence']) {
      await bury(channel, 31);
    }
    await bury('message', 29);
    await Promise.all([
      server.runTask('house_forget_letters'),
      server.runTask('house_forget_letters'),
    ]);
    const { rows: left } = await pool.query(
      `select channel, died_at > now() - interval '30 days' as young
       from platform.outbox_message where uid = 10000002 order by channel`,
    );
    expect(left).toEqual([
      { channel: 'evidence', young: false },
      { channel: 'free-rounds', young: false },
      { channel: 'message', young: true },
    ]);
    const { rows: entries } = await pool.query(
      `select after from audit.entry where action = 'house.letters-forgotten'`,
    );
    expect(entries).toEqual([{ after: { letters: 3 } }]);
  });
});
