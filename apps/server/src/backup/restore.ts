import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runOnFolder } from '../commands/run-command.ts';
import { print } from '../platform/announce.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { StartError } from '../platform/start-error.ts';
import { openHouse } from './open-house.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyHouse } from './verify-house.ts';

/** Puts a backup into the data folder and verifies it: 0 if all is sound, 2 if it is not, 1 if it could not be done. */
runOnFolder(async (words, settings) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [backup] = positionals;
  const { dataDir } = settings;
  if (!backup) throw new StartError('Say what: npm run restore -- FOLDER [--replace]');
  if (settings.databaseUrl !== null) {
    throw new StartError('DATABASE_URL is set: a backup is restored into the embedded database.');
  }
  const begunAt = performance.now();
  const { madeAt } = await restoreBackup(resolve(backup), dataDir, { isReplacing: values.replace });
  print(`Restored ${dataDir} to what was at ${madeAt}`);
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    if (settings.secretKeys.length === 0 && !existsSync(join(dataDir, 'secret.key'))) {
      return print(
        'Put secret.key and studio.key beside it before the start: sealed files need them.',
      );
    }
    const { apis, end } = await openHouse(postgres.url, settings);
    const { lines, faults } = await verifyHouse(apis).finally(end);
    for (const line of lines) print(line);
    for (const fault of faults) print(`BROKEN   ${fault}`);
    if (faults.length > 0) process.exitCode = 2;
    else
      print(`All of it is sound, ${((performance.now() - begunAt) / 1000).toFixed(1)} s in all.`);
  } finally {
    await postgres.stop();
  }
});
