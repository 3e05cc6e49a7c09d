import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bySystem, createAudit } from '../modules/audit/index.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { catchUp } from '../platform/events/log-reader.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const program = new URL('./verify-audit.ts', import.meta.url).pathname;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { api, jobs } = createAudit({ pool: database.pool, commitSignal: createCommitSignal() });
  for (const contact of ['+639170000001', '+639170000002']) {
    await api.record(bySystem('test'), async () => ({
      result: null,
      entries: [{ action: 'identity.test', subject: { kind: 'contact', contact } }],
    }));
  }
  for (const reader of jobs.readers ?? []) await catchUp(database.pool, reader, 20_000);
});
afterAll(() => database.drop());

function verify(...args: string[]) {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('npm run audit:verify ends with 0, or names the first broken entry and ends with 2', async () => {
  const sound = verify();
  expect(sound.said).toContain('The chain holds.');
  expect(sound.status).toBe(0);
  const head = /Head +(\S+)/.exec(sound.said)?.[1] ?? '';
  expect(verify(head).status).toBe(0);
  expect(verify(`9:${'0'.repeat(64)}`)).toMatchObject({
    status: 2,
    said: expect.stringContaining('BROKEN   at position 9: the chain was cut off here'),
  });
  await database.owner.query(
    `set session_replication_role = replica;
     update audit.entry set subject = '+639170000003' where subject = '+639170000002';
     set session_replication_role = origin`,
  );
  const { rows } = await database.pool.query('select max(seq) as seq from audit.entry');
  expect(verify()).toMatchObject({
    status: 2,
    said: expect.stringContaining(`BROKEN   at position 2, entry ${rows[0]?.seq}: the entry`),
  });
  expect(verify('nonsense')).toMatchObject({
    status: 1,
    said: expect.stringContaining('POSITION:HASH'),
  });
});
