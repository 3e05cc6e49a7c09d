import { createAudit, type Head, sayBreak } from '../modules/audit/index.ts';
import { print } from '../platform/announce.ts';
import { createCommitSignal } from '../platform/events/commit-signal.ts';
import { StartError } from '../platform/start-error.ts';
import { runCommand } from './run-command.ts';

function readHead(text: string | undefined): Head | undefined {
  if (text === undefined) return undefined;
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash) throw new StartError('A head is written POSITION:HASH, as in the log.');
  return { position: BigInt(position), hash: Buffer.from(hash, 'hex') };
}

/** Recomputes the chain of the audit: 0 if it holds, 2 if it is broken, 1 if that could not be found out. */
runCommand(([noted]) => {
  const head = readHead(noted);
  return async (pool) => {
    const { api } = createAudit({ pool, commitSignal: createCommitSignal() });
    const verdict = await api.verify(head);
    print(`Sealed   ${verdict.head.position} entries`);
    print(`Head     ${verdict.head.position}:${verdict.head.hash.toString('hex')}`);
    print(`Waiting  ${verdict.unsealed} entries for their seal`);
    if (!verdict.broken) return print('The chain holds.');
    print(`BROKEN   ${sayBreak(verdict.broken)}`);
    process.exitCode = 2;
  };
});
