import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { centavos, formatPesos } from '@perya/money';
import type { EmbeddedPostgres } from '../apps/server/src/platform/database/embedded.ts';
import { rewardsChaos } from './src/rewards-chaos/rewards-chaos.ts';

const { values: flags } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    players: { type: 'string', default: '12' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'perya-rewards-'));
let postgres: EmbeddedPostgres | null = null;
process.once('SIGINT', () => {
  void (postgres?.stop() ?? Promise.resolve()).finally(() => process.exit(1));
});

try {
  const startedAt = Date.now();
  const report = await rewardsChaos({
    dataDir,
    // Processes are killed and no machine: what was written is there, and recovery need not sync a whole folder.
    settings: { fsync: 'off' },
    players: Number(flags.players),
    kills: Number(flags.kills),
    killsAfter: 4,
    rounds: 40,
    lifeMs: 1000,
    onStart: (started) => {
      postgres = started;
    },
  });
  print(
    [
      `Rewards while server and database die: ${flags.players} players, ${Math.round((Date.now() - startedAt) / 1000)} s`,
      `kill -9: ${report.kills.server} of the server, ${report.kills.database} of PostgreSQL`,
      `The log: ${report.rounds} rounds that were played to their end`,
      `Rewards: ${report.rewards}, ${formatPesos(centavos(report.pesos))} and ${report.filcoins} Filcoins`,
      report.faults.length === 0
        ? 'Every reward is what the log is worth; none is missing, none was given twice'
        : `Faults: ${report.faults.join('; ')}`,
    ].join('\n'),
  );
  if (report.faults.length > 0) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
