import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { InputOf } from '@perya/contract/call';
import { significantActions } from '@perya/contract/house/significant-actions';
import { listSignificantEvents } from '@perya/contract/house/staff-calls/events';
import { exportList } from '@perya/contract/house/staff-calls/exports';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProcessStore } from '../../../platform/processes/process.store.ts';
import { startHeartbeat } from '../../../platform/processes/start-heartbeat.ts';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { createDraw, createRandomPlayer } from '../../../testing/games/play-at-random.ts';
import { origins } from '../../../testing/money/busy-house.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';

let server: TestServer;
let auditor: ApiStaff;

beforeAll(async () => {
  server = await startTestServer();
  auditor = await createApiStaff(server, 'auditor');
});
afterAll(() => server.stop());

const list = (input: InputOf<typeof listSignificantEvents> = {}) =>
  auditor.client.call(listSignificantEvents, input);

/** What readers of other modules give for all that is read by ours in the next round. */
async function settle(): Promise<void> {
  await server.settle();
  await server.settle();
}

async function setFigure(name: 'large_win_pesos' | 'large_transfer_pesos', value: number) {
  const asker = await createApiStaff(server, 'risk');
  const second = await createApiStaff(server, 'risk');
  const why = { reason: 'regulator', words: 'As the licence asks' } as const;
  const { id } = await asker.client.call(staffCalls.askProtectionPolicy, { name, value, ...why });
  await approveAs(second, id);
}

describe('money over a figure that two people set', () => {
  test('wins, the late ones too, stand in the report with their round; what is smaller does not', async () => {
    await setFigure('large_win_pesos', 1_000_000);
    const player = await createRandomPlayer(server, createDraw(3), origins[0]);
    await player.play();
    await player.winTooMuch(1000, 900_000_000);
    await settle();
    expect((await list({ kind: 'large-win' })).rows).toEqual([]);
    for (const { id } of await server.games.heldWins.list(10)) {
      await server.games.heldWins.decide(bySystem('test'), {
        id,
        decision: 'released',
        reason: 'looked at',
      });
    }
    await settle();
    const { rows } = await list({ kind: 'large-win' });
    expect(rows).toMatchObject([
      { what: 'win', is_lasting: false, by: null, opens: { place: 'round' } },
    ]);
    expect(Number(rows[0]?.amount)).toBeGreaterThanOrEqual(1_000_000);
  });

  test('deposits too, and another figure holds for what comes later', async () => {
    await setFigure('large_transfer_pesos', 1000);
    const payer = await createPayingPlayer(server);
    const pay = async (amount: string) => {
      const { id } = await payer.start({ amount });
      server.gateway.pay(`D${id}`);
      await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
      await settle();
      return id;
    };
    await pay('999');
    const large = await pay('1000');
    await setFigure('large_transfer_pesos', 5000);
    await pay('2000');
    const { rows } = await list({ kind: 'large-transfer' });
    expect(rows).toMatchObject([
      {
        what: 'deposit',
        amount: '1000.00',
        uid: String(payer.uid),
        opens: { place: 'deposit', id: String(large) },
      },
    ]);
    expect((await list({ kind: 'rule' })).rows.map(({ what }) => what)).toContain(
      'limits.policy-changed',
    );
  });
});

/** A process of its own that does nothing but say that it lives, until it is killed. */
async function killProcess(): Promise<number> {
  const moduleOf = (path: string) => new URL(path, import.meta.url).href;
  const code = `
    import { createPool } from '${moduleOf('../../../platform/database/pool.ts')}';
    import { startHeartbeat } from '${moduleOf('../../../platform/processes/start-heartbeat.ts')}';
    startHeartbeat({ pool: createPool(process.argv[1]), dataDir: '/', onError: console.error });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, server.database.url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { list: listProcesses } = createProcessStore(server.database.pool);
  while (!(await listProcesses()).some(({ pid }) => pid === child.pid));
  child.kill('SIGKILL');
  await once(child, 'exit');
  return child.pid ?? 0;
}

const letSilent = (pid: number, seconds: number) =>
  server.database.owner.query(
    `update platform.process set seen_at = seen_at - make_interval(secs => $2),
       started_at = started_at - make_interval(secs => $2) where pid = $1`,
    [pid, seconds],
  );

describe('outages are kept as history', () => {
  test('a process that was killed, from its last sign of life until the next one starts, once', async () => {
    const pid = await killProcess();
    await letSilent(pid, 20);
    // It falls silent first, which is an alarm, and is lost then.
    await server.runTask('house_follow_alarms');
    await letSilent(pid, 120);
    await server.runTask('house_note_lost');
    const isOurs = ({ about }: { about: string }) => about.endsWith(` ${pid}`);
    const outages = async () => (await list({ kind: 'outage' })).rows.filter(isOurs);
    expect(await outages()).toMatchObject([
      { what: 'process-lost', is_lasting: true, ended_at: null },
    ]);
    const next = startHeartbeat({
      pool: server.database.pool,
      dataDir: '/',
      onError(error) {
        throw error;
      },
    });
    await expect.poll(async () => (await outages())[0]?.is_lasting).toBe(false);
    await next.stop();
    const [lost, ...more] = await outages();
    expect(more).toEqual([]);
    expect(lost?.ended_at ?? 0).toBeGreaterThanOrEqual(lost?.at ?? 0);
  });

  test('a gateway that does not answer, from when to when', async () => {
    const { see, leave } = createProcessStore(server.database.pool);
    const facts = { host: 'h', pid: 7, version: '1', upSeconds: 5, diskFree: null, diskSize: null };
    const id = '00000000-0000-4000-8000-000000000007';
    const say = (degraded: ['gateway:bank'] | []) => see({ ...facts, id, degraded }, Date.now());
    const look = async () => {
      // The look at the house is shared for a second.
      await server.database.owner.query(
        `update house.alarm set seen_at = seen_at - interval '3 minutes' where name = 'gateway-silent'`,
      );
      await server.runTask('house_follow_alarms');
      return (await list({ kind: 'outage' })).rows.filter(({ about }) => about === 'bank');
    };
    await say(['gateway:bank']);
    await expect.poll(look).toMatchObject([{ what: 'gateway-silent', is_lasting: true }]);
    await say([]);
    await expect
      .poll(look)
      .toMatchObject([{ what: 'gateway-silent', is_lasting: false, ended_at: expect.any(Number) }]);
    await leave(id);
  });
});

describe('the report', () => {
  test('is one list over all parts, newest first, each row once, and by kind and time', async () => {
    await server.stops.stop(bySystem('test'), { scope: 'house', subject: '' }, 'PAGCOR called');
    const { rows: whole } = await list({ limit: 200 });
    const kinds = new Set(whole.map(({ kind }) => kind));
    for (const kind of ['large-win', 'large-transfer', 'rule', 'stop', 'outage']) {
      expect(kinds).toContain(kind);
    }
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, ...(cursor && { cursor }) });
      paged.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(whole.map(({ id }) => id));
    expect(whole.map(({ at }) => at)).toEqual(whole.map(({ at }) => at).toSorted((a, b) => b - a));
    const [newest] = whole;
    expect((await list({ from: (newest?.at ?? 0) + 1 })).rows).toEqual([]);
    expect((await list({ before: 1 })).rows).toEqual([]);
  });

  test('leaves as CSV for whoever may, which the audit keeps; nobody else reads it', async () => {
    const { csv, rows } = await auditor.client.call(exportList, {
      list: 'significant-events',
      filters: { kind: 'stop' },
      reason: 'asked by the regulator',
    });
    expect(rows).toBe(1);
    expect(csv).toContain('stops.stopped');
    const { rows: kept } = await server.database.pool.query(
      `select after from audit.entry where action = 'staff.list-exported' and subject = 'significant-events'`,
    );
    expect(kept).toMatchObject([{ after: { rows: 1 } }]);
    const support = await createApiStaff(server, 'support');
    expect(await refusalOf(support.client.call(listSignificantEvents, {}))).toBe('FORBIDDEN');
  });

  test('says nothing of what the AML officers have among themselves', () => {
    const actions: string[] = Object.values(significantActions).flat();
    expect(actions.filter((action) => action.startsWith('aml.'))).toEqual([]);
  });
});
