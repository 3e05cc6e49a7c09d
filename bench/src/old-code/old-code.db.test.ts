import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { runBetsLoad } from '../bets/bets-load.ts';
import { checkOutRelease, findRelease } from './check-out-release.ts';

const connections = 8;
const players = 40;

let folder: string;
let dataDir: string;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  folder = checkOutRelease(findRelease());
  dataDir = mkdtempSync(join(tmpdir(), 'perya-old-code-'));
  postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
}, 120_000);
afterAll(async () => {
  await postgres?.stop();
  for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
});

/** Tables, a venue and players as the release makes them, by its own code. */
function fillByRelease(): void {
  const inRelease = (path: string) => JSON.stringify(pathToFileURL(join(folder, path)).href);
  const source = `
    const { createPool } = await import(${inRelease('apps/server/src/platform/database/pool.ts')});
    const { migrate } = await import(${inRelease('apps/server/src/platform/database/migrate.ts')});
    const { fillBets } = await import(${inRelease('bench/src/bets/fill-bets.ts')});
    const pool = createPool(process.argv.at(-1), { max: 1 });
    await migrate(pool);
    await fillBets(pool, { players: ${players}, games: ${connections}, bets: ${players * 10} });
    await pool.end();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', source, postgres.ownerUrl], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The server of the release, in a process of its own. */
async function startRelease() {
  const child = fork(join(folder, 'bench/src/bets/bets-server.ts'), {
    env: { PATH: process.env['PATH'], DATABASE_URL: postgres.url, BENCH_READERS: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const ended = once(child, 'exit');
  const [port] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The server of the release has ended'))),
  ])) as [number];
  return {
    port,
    isRunning: () => child.exitCode === null,
    stop() {
      child.disconnect();
      return ended;
    },
  };
}

test('the code of the latest release takes every bet on the tables of this one, and while they are made', async () => {
  fillByRelease();
  const server = await startRelease();
  const owner = createPool(postgres.ownerUrl, { max: 2 });
  let answered = 0;
  let enough = Number.POSITIVE_INFINITY;
  // Whatever is not carried out ends the load with its answer.
  const load = runBetsLoad({
    port: server.port,
    connections,
    players,
    prefix: 'old-code',
    isOver: () => answered >= enough,
    onAnswer: () => {
      answered += 1;
    },
  });
  const failed = load.then(
    () => null,
    (error: Error) => error.message,
  );
  const reach = (count: number) =>
    expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(count);
  try {
    await reach(200);
    const applied = await migrate(owner);
    expect(applied.length).toBeGreaterThan(0);
    const whileMade = answered;
    enough = whileMade + 1000;
    expect(await failed).toBeNull();
    expect(answered).toBeGreaterThanOrEqual(enough);
    expect(server.isRunning()).toBe(true);
    const { rows } = await owner.query('select invariant, detail from ledger.broken limit 5');
    expect(rows).toEqual([]);
  } finally {
    enough = 0;
    await failed;
    await server.stop();
    await owner.end();
  }
}, 240_000);
