import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSignificantEvents } from '@perya/contract/house/staff-calls/events';
import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHeartbeat } from '../../platform/processes/start-heartbeat.ts';
import { refusalOf } from '../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAudit } from '../audit/index.ts';
import { createRelease } from './index.ts';
import { listFiles } from './program/list-files.ts';
import { hashOfRelease, writeReleaseList } from './program/release-list.ts';

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
  const { api: audit } = createAudit({ pool });
  const { jobs } = createRelease({ pool, audit, settings: { environment }, root });
  const { act } = jobs.loops?.['release_verify'] as { act(): Promise<void> };
  return act;
}

async function makeList(): Promise<string> {
  const list = { version: '9.9.9', files: await listFiles(root, main()) };
  await writeReleaseList(root, list);
  return hashOfRelease(list);
}

async function alarms(): Promise<unknown[]> {
  // Twenty open home pages share one look for a second: the list of alarms keeps what a look found.
  await server.runTask('house_follow_alarms');
  const { rows } = await auditor.client.call(calls.listAlarms, { state: 'open' });
  return rows.map(({ name, about }) => `${name} ${about}`);
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

describe('what runs', () => {
  test('is nobody’s release without a list in production, and no matter elsewhere', async () => {
    await openProgram('development')();
    expect(await read()).toMatchObject({ processes: [{ process: me, state: 'unlisted' }] });
    expect(await server.readAudit('release.unapproved')).toEqual([]);
    await openProgram('production')();
    expect(await server.readAudit('release.unapproved')).toHaveLength(1);
  });
});
