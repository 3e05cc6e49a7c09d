import { resolve } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { runOnFolder } from '../commands/run-command.ts';
import { print } from '../platform/announce.ts';
import { StartError } from '../platform/start-error.ts';
import { noteProved, takeBackup } from './take-backup.ts';

/** Copies the embedded database and the files into a new folder, while the house is open or closed. */
runOnFolder(async ([folder], { databaseUrl, dataDir }) => {
  if (!folder) throw new StartError('Say where to: npm run backup -- FOLDER');
  if (databaseUrl !== null) {
    throw new StartError(
      'DATABASE_URL names a PostgreSQL of your own: deploy/README.md says how it is backed up.',
    );
  }
  const begunAt = performance.now();
  const { files, stopLsn } = await takeBackup(dataDir, resolve(folder), manifest.version);
  await noteProved(dataDir);
  const digests = Object.values(files);
  const megabytes = digests.reduce((sum, { bytes }) => sum + bytes, 0) / 1_048_576;
  const seconds = (performance.now() - begunAt) / 1000;
  print(`Backup   ${resolve(folder)}`);
  print(`Holds    ${digests.length} files, ${megabytes.toFixed(0)} MB, up to ${stopLsn}`);
  print(`Verified by reading every file again, ${seconds.toFixed(1)} s in all`);
  print(`The keys are not in it: keep secret.key and studio.key of ${dataDir} apart from it.`);
});
