import type { Counter } from 'prom-client';
import { bySystem, type Entry, nothingChanged } from '../../audit/index.ts';
import type { KycServices } from '../services.ts';
import { retentionStore } from './retention.store.ts';
import type { ScanRetentionStore } from './scan-retention.store.ts';

export interface ScanRetentionServices extends Pick<KycServices, 'audit' | 'identity'> {
  scans: ScanRetentionStore;
  erasedScans: Counter;
}

/**
 * How long a scan waits to be submitted. No law asks to keep what nobody handed in; a month is enough
 * for whoever looks for a document, and an older picture is better taken anew.
 */
const unsubmittedDays = 30;

const batchSize = 100;

/** Under the player's lock: a submission that is under way keeps the scan and the picture that it uses. */
async function eraseOf(services: ScanRetentionServices, uid: bigint): Promise<void> {
  const { audit, identity, scans, erasedScans } = services;
  const origin = bySystem('kyc-retention');
  const { count, keys } = await audit.record<{ count: number; keys: string[] }>(
    origin,
    async (tx) => {
      await identity.hold(tx, uid);
      const gone = await scans.erase(tx, unsubmittedDays, uid);
      const unused = await retentionStore.listUnused(
        tx,
        gone.flatMap(({ imageKey }) => imageKey ?? []),
      );
      await identity.uploads.giveUp(tx, unused);
      const [first, ...others] = gone.map(
        ({ bizId }): Entry => ({
          action: 'kyc.scan-erased',
          subject: { kind: 'player', uid },
          after: { biz_id: bizId },
        }),
      );
      const result = { count: gone.length, keys: unused };
      return first ? { result, entries: [first, ...others] } : nothingChanged(result);
    },
  );
  // After the commit: a file that stays behind is swept in the night.
  await identity.uploads.removeFiles(keys);
  erasedScans.inc(count);
}

/** Erases scans that nobody submitted, and those of versions that were erased. */
export async function eraseOldScans(services: ScanRetentionServices): Promise<void> {
  let due: bigint[] = [];
  do {
    due = await services.scans.listDue(unsubmittedDays, due.at(-1) ?? 0n, batchSize);
    for (const uid of due) await eraseOf(services, uid);
  } while (due.length === batchSize);
}
