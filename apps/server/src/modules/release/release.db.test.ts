import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSignificantEvents } from '@perya/contract/house/staff-calls/events';
import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProcessStore } from '../../platform/processes/process.store.ts';
import { startHeartbeat } from '../../platform/processes/start-heartbeat.ts';
import { refusalOf } from '../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createRelease, makeReleaseList } from './index.ts';

let server: TestServer;
let heartbeat: ReturnType<typeof startHeartbeat>;
let root: string;
let asker: ApiStaff;
let second: ApiStaff;
let auditor: ApiStaff;

const why = { reason: 'checked', words: 'Tested by us' } as const;
const me = `${hostname()} ${process.pid}`;
const main = () => join(root, 'apps/server/main.ts');

/** The loop of a process whose program lies in a folder of the test's. */
function openProgram(environment: string) {
  const { pool } = server.database;
  const { jobs } = createRelease({ pool, audit: server.audit, settings: { environment }, root });
  return async () => jobs.loops?.['release_verify']?.act();
}

const makeList = async () => (await makeReleaseList(root, '9.9.9')).hash;

/** The alarms about the program as the home page of staff shows them. */
async function alarms(): Promise<string[]> {
  const home = await auditor.client.call(calls.getHome, {});
  return home.alarms.map(({ name }) => name).filter((name) => name.startsWith('program-'));
}

async function listEntries(action: string) {
  const { rows } = await server.database.owner.query<{ after: Record<string, unknown> }>(
    'select after, reason from audit.entry where action = $1 order by seq',
    [action],
  );
  return rows;
}

beforeAll(async () => {
  server = await startTestServer();
  root = mkdtempSync(join(tmpdir(), 'perya-release-'));
  mkdirSync(join(root, 'apps/server'), { recursive: true });
  writeFileSync(main(), 'start()');
  heartbeat = startHeartbeat({
    pool: server.database.pool,
    dataDir: root,
    onError(error) {
      throw error;
    },
  });
  const { list: listProcesses } = createProcessStore(server.database.pool);
  while ((await listProcesses()).length === 0);
  asker = await createApiStaff(server, 'risk');
  second = await createApiStaff(server, 'risk');
  auditor = await createApiStaff(server, 'auditor');
});
afterAll(async () => {
  await heartbeat.stop();
  await server.stop();
  rmSync(root, { recursive: true });
});

const read = () => auditor.client.call(calls.readProgram, {});

test('a program without a list is nobody’s release in production, and no matter elsewhere', async () => {
  await openProgram('development')();
  expect(await read()).toMatchObject({ processes: [{ process: me, state: 'unlisted' }] });
  expect(await listEntries('release.unapproved')).toEqual([]);
  await openProgram('production')();
  expect(await listEntries('release.unapproved')).toMatchObject([{ after: { process: me } }]);
});

test('one that was released and approved by nobody is an alarm until two people have approved it', async () => {
  const look = openProgram('production');
  const hash = await makeList();
  await look();
  expect(await read()).toMatchObject({
    processes: [{ process: me, state: 'sound', hash, is_approved: false }],
  });
  expect(await alarms()).toEqual(['program-unapproved']);
  const wanted = { hash, version: '9.9.9', ...why };
  const { id } = await asker.client.call(calls.askToApproveRelease, wanted);
  expect(await refusalOf(approveAs(asker, id))).toBe('REQUEST_OWN');
  expect((await read()).approvals).toEqual([]);
  await approveAs(second, id);
  const { approvals, processes } = await read();
  expect(approvals).toMatchObject([
    { hash, asked_by: `staff:${asker.id}`, approved_by: `staff:${second.id}` },
  ]);
  expect(processes).toMatchObject([{ is_approved: true }]);
  expect(await alarms()).toEqual([]);
  expect(await listEntries('release.approved')).toMatchObject([{ after: { hash } }]);
  expect(await refusalOf(asker.client.call(calls.askToApproveRelease, wanted))).toBe(
    'RELEASE_APPROVED',
  );
});

test('two requests for one release approve it once', async () => {
  const wanted = { hash: 'b'.repeat(64), version: '10', ...why };
  const { id } = await asker.client.call(calls.askToApproveRelease, wanted);
  expect(await refusalOf(second.client.call(calls.askToApproveRelease, wanted))).toBe(
    'REQUEST_WAITS',
  );
  await approveAs(second, id);
  const { approvals } = await read();
  expect(approvals.filter(({ version }) => version === '10')).toHaveLength(1);
});

test('whoever changes a file is found when somebody asks, with audit, alarm and significant event', async () => {
  await makeList();
  const look = openProgram('production');
  await look();
  expect(await alarms()).toEqual([]);
  writeFileSync(main(), 'start(); payMe()');
  // Nobody has asked, and a day is not over.
  await look();
  expect(await alarms()).toEqual([]);
  await auditor.client.call(calls.verifyProgram, {});
  await look();
  const [mine] = (await read()).processes;
  expect(mine).toMatchObject({ state: 'differs', found: 1 });
  expect(mine?.differences).toEqual([{ path: 'apps/server/main.ts', what: 'changed' }]);
  expect(await listEntries('release.program-differs')).toMatchObject([
    { after: { process: me, found: 1 } },
  ]);
  expect(await alarms()).toEqual(['program-differs']);
  await server.runTask('house_follow_alarms');
  const events = await auditor.client.call(listSignificantEvents, { kind: 'failed-check' });
  expect(events.rows).toContainEqual(
    expect.objectContaining({ what: 'program-differs', is_lasting: true }),
  );
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/perya_program_differences 1\n/);
  writeFileSync(main(), 'start()');
  await auditor.client.call(calls.verifyProgram, {});
  await look();
  expect(await alarms()).toEqual([]);
});

test('what was approved and found stays, and only some may see, ask or approve', async () => {
  const { pool } = server.database;
  for (const table of ['approval', 'demand', 'verification']) {
    await expect(pool.query(`delete from release.${table}`)).rejects.toThrow('permission denied');
    const change = server.database.owner.query(`delete from release.${table}`);
    await expect(change).rejects.toThrow();
  }
  const wanted = { hash: 'c'.repeat(64), version: '11', ...why };
  const support = await createApiStaff(server, 'support');
  for (const call of [calls.readProgram, calls.verifyProgram] as const) {
    expect(await refusalOf(support.client.call(call, {}))).toBe('FORBIDDEN');
  }
  expect(await refusalOf(auditor.client.call(calls.askToApproveRelease, wanted))).toBe('FORBIDDEN');
  const { id } = await asker.client.call(calls.askToApproveRelease, wanted);
  expect(await refusalOf(approveAs(auditor, id))).toBe('FORBIDDEN');
  const wrong = { ...wanted, hash: 'not a hash' };
  expect(await refusalOf(asker.client.call(calls.askToApproveRelease, wrong))).toBe(
    'INVALID_INPUT',
  );
});
