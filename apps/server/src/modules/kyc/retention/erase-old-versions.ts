import type { Counter } from 'prom-client';
import { bySystem, type Entry, nothingChanged } from '../../audit/index.ts';
import type { KycServices } from '../services.ts';
import { retentionStore } from './retention.store.ts';

export interface RetentionServices extends Pick<KycServices, 'audit' | 'identity'> {
  retentionDays: number;
  erased: Counter;
}

interface Erased {
  count: number;
  /** Of files that nothing names any more. */
  keys: string[];
}

const batchSize = 100;

/** Erases what was replaced longer ago than the licence demands; answers how many versions it was. */
async function eraseBatch(services: RetentionServices): Promise<number> {
  const { audit, identity, retentionDays, erased } = services;
  const { count, keys } = await audit.record<Erased>(bySystem('kyc-retention'), async (tx) => {
    const versions = await retentionStore.erase(tx, retentionDays, batchSize);
    // A submission under way may hand in a photo of an older version again: it goes first, and keeps it.
    // In one order everywhere, so that two runs never wait for each other.
    const uids = new Set(versions.map(({ uid }) => uid).toSorted());
    for (const uid of uids) await identity.hold(tx, uid);
    const unused = await retentionStore.forget(tx, versions);
    await identity.uploads.giveUp(tx, unused);
    const [first, ...others] = versions.map(
      ({ uid, version }): Entry => ({
        action: 'kyc.version-erased',
        subject: { kind: 'player', uid },
        after: { version },
      }),
    );
    const result: Erased = { count: versions.length, keys: unused };
    return first ? { result, entries: [first, ...others] } : nothingChanged(result);
  });
  // After the commit: a file that stays behind is swept in the night.
  await identity.uploads.removeFiles(keys);
  erased.inc(count);
  return count;
}

export async function eraseOldVersions(services: RetentionServices): Promise<void> {
  while ((await eraseBatch(services)) === batchSize);
}
