import type { LogReader } from '../../platform/events/log-reader.ts';
import { addSeals, entryLog, listEntries, lockHead, type Seal } from './audit.store.ts';
import { hashEntry } from './canonical-entry.ts';

export const sealReader = 'audit.seal';

/**
 * Chains the entries in the order of their numbers, after their transactions have ended. So changes
 * need not wait for a lock on the chain, and the chain cannot fork.
 */
export const sealEntries: LogReader = {
  name: sealReader,
  log: entryLog,
  batchSize: 1000,
  async react(client, range) {
    const entries = await listEntries(client, range);
    if (entries.length === 0) return undefined;
    let { position, hash } = await lockHead(client);
    const seals: Seal[] = [];
    for (const entry of entries) {
      position += 1n;
      hash = hashEntry(hash, position, entry);
      seals.push({ position, seq: BigInt(entry.seq), hash });
    }
    await addSeals(client, seals);
    // Logged, because whoever can change the database cannot change the process log.
    return { auditHead: `${position}:${hash.toString('hex')}` };
  },
};
