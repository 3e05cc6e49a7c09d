import { runCommand } from '../commands/run-command.ts';
import { bySystem, createAudit } from '../modules/audit/index.ts';
import { archivedBooks, createArchive } from '../modules/ledger/index.ts';
import { print } from '../platform/announce.ts';
import { readBuckets } from '../platform/database/buckets.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { openStores } from '../platform/files/open-stores.ts';
import { StartError } from '../platform/start-error.ts';

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * Copies a sealed month into the object store and reads the copy back, or with `--verify` reads it back alone: 0 if
 * it leads to the seal, 2 if it does not, 1 if that could not be found out.
 */
runCommand((words) => {
  const isToWrite = words[0] !== '--verify';
  const [month = '', ...others] = isToWrite ? words : words.slice(1);
  if (!monthPattern.test(month) || others.length > 0) {
    throw new StartError('Say which month: npm run archive -- YYYY-MM');
  }
  return async (pool, settings) => {
    const { api: audit } = createAudit({ pool, commitSignal: createCommitSignal() });
    const files = (await openStores(settings)).area('archives');
    const buckets = await readBuckets(pool);
    for (const books of archivedBooks) {
      const onFile = (name: string, isNew: boolean) =>
        print(`  ${books} ${name} ${isNew ? 'written' : 'read'}`);
      const archive = createArchive({
        books,
        pool,
        buckets,
        files,
        audit,
        origin: bySystem('archive'),
        onFile,
      });
      const seal = await archive.findSeal(month);
      if (!seal) {
        // Filcoins may have begun later than money.
        if (books === 'points') continue;
        throw new StartError(
          `${month} is not sealed. That happens by itself in the second night after its end.`,
        );
      }
      if (isToWrite) {
        const { bytes, files: count } = await archive.write(seal);
        print(`Archive  ${books} ${month}: ${count} files, ${(bytes / 1_048_576).toFixed(1)} MB`);
      }
      const fault = await archive.verify(seal);
      if (fault === null) {
        print(
          `Verified ${books} ${month}: every row was read back and leads to the seal ${seal.hash.toString('hex')}`,
        );
        continue;
      }
      print(`BROKEN   ${books} ${month}: ${fault}`);
      process.exitCode = 2;
    }
  };
});
