import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedGames } from '@perya/demo/generated-games';
import { requireChromium } from '../../tooling/browser/find-chromium.ts';
import { freePort } from './free-port.ts';
import { lookIntoDatabase } from './look-into-database.ts';
import { postgresProcesses, stillRunning } from './postgres-processes.ts';
import { spawnServer } from './spawn-server.ts';

/** One server for all browser tests, on a port and a folder of its own; it must leave nothing behind. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  requireChromium();
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-e2e-'));
  const pushOrigin = `http://127.0.0.1:${await freePort()}`;
  // Long lists, several providers and every category: the demo itself has ten games.
  const server = spawnServer({
    PERYA_DATA: dataDir,
    PERYA_SEED_GAMES: String(namedGames.length),
    PERYA_PUSH_ORIGINS: pushOrigin,
  });
  process.env['E2E_PUSH_ORIGIN'] = pushOrigin;
  process.env['E2E_PORT'] = String(await server.ready);
  process.env['E2E_DATA'] = dataDir;
  // What the demo announces would open over the pages of every test.
  await lookIntoDatabase(
    dataDir,
    'update announcements.announcement set is_on = false, version = version + 1',
  );
  return async () => {
    const postgres = postgresProcesses(dataDir);
    server.process.kill('SIGINT');
    const { code } = await server.ended;
    const left = stillRunning(postgres);
    rmSync(dataDir, { recursive: true, force: true });
    if (code !== 0)
      throw new Error(`The server ended with code ${code}: ${server.output().stderr}`);
    if (left.length > 0) throw new Error(`PostgreSQL processes were left: ${left.join(', ')}`);
  };
}
