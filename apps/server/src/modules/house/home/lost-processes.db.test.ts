import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getHome } from '@perya/contract/house/staff-calls/home';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProcessStore } from '../../../platform/processes/process.store.ts';
import { startHeartbeat } from '../../../platform/processes/start-heartbeat.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const moduleOf = (path: string) => new URL(path, import.meta.url).href;

/** A process of its own that does nothing but say that it lives. */
async function startProcess() {
  const code = `
    import { createPool } from '${moduleOf('../../../platform/database/pool.ts')}';
    import { startHeartbeat } from '${moduleOf('../../../platform/processes/start-heartbeat.ts')}';
    startHeartbeat({ pool: createPool(process.argv[1]), dataDir: '/', onError: console.error });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, server.database.url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { list } = createProcessStore(server.database.pool);
  while (!(await list()).some(({ pid }) => pid === child.pid));
  return child;
}

/** As if so much time had gone by since it was last seen. */
const letPass = (pid: number | undefined, seconds: number) =>
  server.database.owner.query(
    'update platform.process set seen_at = seen_at - make_interval(secs => $2) where pid = $1',
    [pid, seconds],
  );

const lostOf = async (pid: number | undefined) =>
  (await createProcessStore(server.database.pool).listLost(24)).filter((each) => each.pid === pid);

describe('a process that is killed', () => {
  it('is written down once by another one, with when it was last seen, for staff, the audit and the metrics', async () => {
    const child = await startProcess();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await letPass(child.pid, 50);
    await server.runTask('house_note_lost');
    expect(await lostOf(child.pid)).toEqual([]);

    await letPass(child.pid, 20);
    await Promise.all([server.runTask('house_note_lost'), server.runTask('house_note_lost')]);
    const [lost, ...more] = await lostOf(child.pid);
    expect(more).toEqual([]);
    const silentMs = Date.now() - (lost?.seenAt.getTime() ?? 0);
    expect(silentMs).toBeGreaterThan(60_000);
    const { rows } = await server.database.pool.query<{ after: unknown }>(
      `select after from audit.entry where action = 'house.process-lost' and actor = 'house_note_lost'`,
    );
    expect(rows.map(({ after }) => after)).toMatchObject([
      {
        process: expect.stringMatching(` ${child.pid}$`),
        last_seen_at: lost?.seenAt.toISOString(),
      },
    ]);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('perya_processes_lost 1');

    // A night later the next process that starts forgets the silent one, and staff still read of it.
    await letPass(child.pid, 4000);
    await server.runTask('house_note_lost');
    const { pool } = server.database;
    await createProcessStore(pool).forget();
    const staff = await createApiStaff(server, 'content');
    const { alarms } = await staff.client.call(getHome, {});
    expect(alarms).toContainEqual(
      expect.objectContaining({
        name: 'process-lost',
        about: expect.stringMatching(` ${child.pid}$`),
      }),
    );
  });

  it('is not forgotten before it was written down', async () => {
    const child = await startProcess();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await letPass(child.pid, 7200);
    await createProcessStore(server.database.pool).forget();
    await server.runTask('house_note_lost');
    expect(await lostOf(child.pid)).toHaveLength(1);
  });

  it('differs from one that ends by itself, of which nothing is left', async () => {
    const { pool } = server.database;
    const heartbeat = startHeartbeat({ pool, dataDir: '/', onError: () => {} });
    const { list } = createProcessStore(pool);
    while (!(await list()).some(({ pid }) => pid === process.pid));
    await heartbeat.stop();
    await letPass(process.pid, 7200);
    await server.runTask('house_note_lost');
    expect(await lostOf(process.pid)).toEqual([]);
  });
});
