import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { seatPlayer } from '../../../testing/provider.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let other: TestServer;
let auditor: ApiStaff;
let uid = 0n;

/** The suite looks again and again until something has come. */
const rateLimits = {
  address: { points: 1e6, seconds: 10 },
  caller: { points: 1e6, seconds: 10 },
};

beforeAll(async () => {
  server = await startTestServer({ rateLimits });
  other = await startTestServer({ database: shareDatabase(server.database) });
  auditor = await createApiStaff(server, 'auditor');
  const seat = await seatPlayer(server);
  ({ uid } = seat);
  await seat.bet();
  await seat.win();
});

afterAll(async () => {
  await other.stop();
  await server.stop();
});

async function untilFinished(id: string) {
  for (;;) {
    const { runs } = await auditor.client.call(calls.listChecks, {});
    const run = runs.find((one) => one.id === id);
    if (run && run.state !== 'running') return run;
  }
}

/** Lets no check come through for as long as the act takes. */
async function whileHeldUp(act: () => Promise<void>): Promise<void> {
  const client = await server.database.owner.connect();
  try {
    await client.query('begin');
    // One table of either check.
    await client.query('lock table ledger.requirement, games.bet in access exclusive mode');
    await act();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function damage(sql: string): Promise<void> {
  const client = await server.database.owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(sql, [uid]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

describe('the checks of the books', () => {
  it('are run by the auditor, who reads and changes nothing, and keep their result and time', async () => {
    const before = await auditor.client.call(calls.listChecks, {});
    expect(before.checks).toEqual([
      { name: 'ledger', last: null },
      { name: 'books', last: null },
      { name: 'liability', last: null },
      { name: 'points', last: null },
      { name: 'promotions', last: null },
    ]);
    for (const name of ['ledger', 'books', 'liability', 'points', 'promotions'] as const) {
      const { id } = await auditor.client.call(calls.runCheck, { name });
      expect(await untilFinished(id)).toMatchObject({
        state: 'sound',
        found: 0,
        started_by: 'Auditor (reads only)',
      });
    }
    const { checks } = await auditor.client.call(calls.listChecks, {});
    expect(checks.map(({ last }) => last?.done)).toEqual(checks.map(({ last }) => last?.total));
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain('perya_check_violations{check="books"} 0');
    expect(metrics).toMatch(/perya_check_age_seconds\{check="ledger"\} \d/);
    expect(metrics).toContain('perya_stops{scope="house"} 0');
  });

  it('run one at a time on all servers, of fifty that begin one', async () => {
    let id = '';
    await whileHeldUp(async () => {
      const begun = await Promise.allSettled(
        Array.from({ length: 50 }, async (_, nth) => {
          const staff = nth % 2 === 0 ? auditor : { client: await clientOfOther() };
          return staff.client.call(calls.runCheck, { name: nth % 3 === 0 ? 'ledger' : 'books' });
        }),
      );
      const [first, ...more] = begun.flatMap((one) =>
        one.status === 'fulfilled' ? [one.value] : [],
      );
      expect(more).toEqual([]);
      id = first?.id ?? '';
      const refused = begun.filter((one) => one.status === 'rejected');
      expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['CHECK_RUNNING']));
    });
    expect(await untilFinished(id)).toMatchObject({ state: 'sound' });
  });

  it('end when somebody cancels them, also by another server, and once', async () => {
    const otherClient = await clientOfOther();
    let id = '';
    await whileHeldUp(async () => {
      ({ id } = await auditor.client.call(calls.runCheck, { name: 'ledger' }));
      expect(await otherClient.call(calls.cancelCheck, { id })).toMatchObject({ is_ending: true });
      await expect(otherClient.call(calls.cancelCheck, { id })).rejects.toMatchObject({
        code: 'CHECK_NOT_RUNNING',
      });
    });
    expect(await untilFinished(id)).toMatchObject({ state: 'cancelled' });
  });

  it('show what they found with the player, on the home page too, and fail the nightly job', async () => {
    await damage('update ledger.wallet set balance = balance + 1 where uid = $1');
    const { id } = await auditor.client.call(calls.runCheck, { name: 'ledger' });
    expect(await untilFinished(id)).toMatchObject({ state: 'broken', found: 1 });
    const { rows } = await auditor.client.call(calls.listViolations, { id });
    expect(rows).toEqual([
      {
        invariant: 'a balance equals its entries',
        uid: String(uid),
        detail: expect.stringMatching(/^balance \d+, entries \d+$/),
      },
    ]);
    const { alarms } = await auditor.client.call(calls.getHome, {});
    expect(alarms[0]).toMatchObject({
      name: 'check-broken',
      level: 'critical',
      about: 'ledger',
      figure: 1,
    });
    await expect(server.runTask('house_check_ledger')).rejects.toThrow(
      `a balance equals its entries, player ${uid}`,
    );
    await damage('update ledger.wallet set balance = balance - 1 where uid = $1');
    await server.runTask('house_check_ledger');
    await server.runTask('house_check_books');
    await server.runTask('house_check_liability');
    await server.runTask('house_check_points');
    await server.runTask('house_check_promotions');
    const { checks } = await auditor.client.call(calls.listChecks, {});
    expect(checks.map(({ last }) => [last?.state, last?.started_by])).toEqual([
      ['sound', 'house_check_ledger'],
      ['sound', 'house_check_books'],
      ['sound', 'house_check_liability'],
      ['sound', 'house_check_points'],
      ['sound', 'house_check_promotions'],
    ]);
  });

  it('are for who may: games may neither run nor see them, support may see and not run them', async () => {
    const [games, support] = await Promise.all([
      createApiStaff(server, 'games'),
      createApiStaff(server, 'support'),
    ]);
    const refused = { code: 'FORBIDDEN' };
    await expect(games.client.call(calls.listChecks, {})).rejects.toMatchObject(refused);
    await expect(support.client.call(calls.runCheck, { name: 'ledger' })).rejects.toMatchObject(
      refused,
    );
    await support.client.call(calls.listChecks, {});
    await expect(support.client.call(calls.listViolations, { id: '999999' })).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    );
  });

  it('that a server leaves behind count as interrupted', async () => {
    let id = '';
    const leaver = await startTestServer({ database: shareDatabase(server.database) });
    const staff = await createApiStaff(leaver, 'risk');
    let leaving = Promise.resolve();
    await whileHeldUp(async () => {
      ({ id } = await staff.client.call(calls.runCheck, { name: 'books' }));
      leaving = leaver.closeModules();
    });
    await leaving;
    expect(await untilFinished(id)).toMatchObject({ state: 'interrupted' });
    await leaver.stop();
  });
});

async function clientOfOther() {
  return (await createApiStaff(other, 'risk')).client;
}
