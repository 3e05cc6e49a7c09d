import { type Break, createAudit, type Head } from './modules/audit/index.ts';
import { print } from './platform/announce.ts';
import { findRunning } from './platform/database/embedded.ts';
import { createPool } from './platform/database/pool.ts';
import { createCommitSignal } from './platform/events/commit-signal.ts';
import { StartError } from './platform/start-error.ts';
import { readSettings } from './settings.ts';

const faults: Record<Break['fault'], string> = {
  altered: 'the entry, or its seal, was altered after it had been sealed',
  removed: 'an entry was removed',
  inserted: 'the entry was put in after its place had been sealed, or its seal was removed',
  'cut off': 'the chain was cut off here, or made anew',
};

function readHead(text: string | undefined): Head | undefined {
  if (text === undefined) return undefined;
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash) throw new StartError('A head is written POSITION:HASH, as in the log.');
  return { position: BigInt(position), hash: Buffer.from(hash, 'hex') };
}

/** Recomputes the chain of the audit: 0 if it holds, 2 if it is broken, 1 if that could not be found out. */
async function main([noted]: string[]): Promise<void> {
  const head = readHead(noted);
  const settings = readSettings(process.env);
  const url = settings.databaseUrl ?? findRunning(settings.dataDir);
  if (!url) {
    throw new StartError('The database is not running: start Perya first, or set DATABASE_URL.');
  }
  const pool = createPool(url, { max: 1 });
  try {
    const { door } = createAudit({ pool, commitSignal: createCommitSignal() });
    const verdict = await door.verify(head);
    print(`Sealed   ${verdict.head.position} entries`);
    print(`Head     ${verdict.head.position}:${verdict.head.hash.toString('hex')}`);
    print(`Waiting  ${verdict.unsealed} entries for their seal`);
    if (!verdict.broken) return print('The chain holds.');
    const { fault, seq, position } = verdict.broken;
    print(
      `BROKEN   at position ${position}${seq === null ? '' : `, entry ${seq}`}: ${faults[fault]}`,
    );
    process.exitCode = 2;
  } finally {
    await pool.end();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const message = error instanceof StartError ? error.message : String((error as Error).stack);
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
});
