import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type ServerProcess, startProcess } from '../testing/processes/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { loadRelease } from '../testing/upgrade/load-release.ts';

/** So many processes of one installation on a database, all of them begun before the first is ready. */
async function startTogether(
  count: number,
  database: TestDatabase,
  settings: Record<string, string>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-first-'));
  const processes: ServerProcess[] = [];
  onTestFinished(async () => {
    await Promise.all(processes.map(({ stop }) => stop()));
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  });
  const environment = {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_STUDIO_URL: database.ownerUrl,
    PERYA_DATA: dataDir,
    ...settings,
  };
  for (let number = 0; number < count; number += 1) processes.push(startProcess(environment));
  for (const { ready } of processes) {
    const url = await ready;
    const ask = async () => (await fetch(`${url}/readyz`)).text();
    // Three that start at once keep the database busy for longer than one look may take.
    await expect.poll(ask, { timeout: 60_000 }).toContain('"status":"ready"');
  }
}

const bare = { PERYA_SEED: 'none', PERYA_SANDBOX: 'off' };
const empty = () => createTestDatabase({ from: 'empty' });

test.for([1, 2])('round %i: first starts on one empty database all come up', async () => {
  await startTogether(3, await empty(), bare);
});

test('starts of a new release on the tables of an old one all come up', async () => {
  await startTogether(2, await loadRelease('games'), bare);
});

test('first starts of the demo operator write it once', async () => {
  const database = await empty();
  await startTogether(3, database, {});
  const { rows } = await database.owner.query(
    'select count(*)::int as players, count(distinct phone)::int as phones from identity.player',
  );
  expect(rows[0]?.players).toBeGreaterThan(0);
  expect(rows[0]?.players).toBe(rows[0]?.phones);
});
