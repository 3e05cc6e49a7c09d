import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded.ts';
import { roll } from './src/rolling/roll.ts';

const { values: flags } = parseArgs({
  options: {
    restarts: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
    requests: { type: 'string', default: '2000' },
    drain: { type: 'string', default: '5' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'perya-rolling-database-'));
const postgres = await startEmbeddedPostgres({ dataDir });
process.once('SIGINT', () => void postgres.stop().finally(() => process.exit(1)));

try {
  const { answered, failures, ends, movements } = await roll({
    url: postgres.url,
    ownerUrl: postgres.ownerUrl,
    connections: Number(flags.connections),
    restarts: Number(flags.restarts),
    requestsBetween: Number(flags.requests),
    drainSeconds: Number(flags.drain),
  });
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  print(
    `Rolling restart: two processes, ${flags.restarts} restarts, ${flags.connections} connections`,
  );
  print(`Requests: ${answered} answered, ${failed} failed`);
  for (const [why, count] of Object.entries(failures)) print(`  ${count} × ${why}`);
  print(`Bets and wins: ${movements.answered} answered, ${movements.booked} booked`);
  print(`Processes ended with ${ends.join(', ')}`);
  if (failed > 0 || movements.answered !== movements.booked) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
