import type { Counter } from 'prom-client';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import type { PrivacyServices } from '../services.ts';
import type { ErasureHold } from './erasure.store.ts';

interface ErasureServices extends PrivacyServices {
  outcomes: Counter<'outcome'>;
}

const batchSize = 100;

type Outcome = { keys: string[] } | ErasureHold | 'not-due';

/**
 * One account in one transaction: whoever is killed in it has erased nothing, and the next night begins with it. The
 * player is held, so that nobody opens the account again meanwhile.
 */
async function eraseOne(services: ErasureServices, uid: bigint, years: number): Promise<void> {
  const { audit, identity, erasure, outcomes } = services;
  const outcome = await audit.record<Outcome>(bySystem('privacy-retention'), async (tx) => {
    await identity.hold(tx, uid);
    const hold = await erasure.findHold(tx, uid, years);
    if (hold !== null) return nothingChanged<Outcome>(hold);
    const erased = await identity.closings.erase(tx, uid, years);
    if (erased === null) return nothingChanged<Outcome>('not-due');
    await erasure.forget(tx, uid);
    const { keys, entries, events } = erased;
    return { result: { keys }, entries, events };
  });
  if (typeof outcome === 'string') {
    outcomes.inc({ outcome });
    return;
  }
  // After the commit: a file that stays behind is swept in the night.
  await identity.uploads.removeFiles(outcome.keys);
  outcomes.inc({ outcome: 'erased' });
}

/** Erases every account whose years are over, but for those that something holds; each is tried once a night. */
export async function eraseAccounts(services: ErasureServices): Promise<void> {
  const { identity, limits } = services;
  const years = await limits.policy('retention_years');
  let due = await identity.closings.listDue(years, null, batchSize);
  while (due.length > 0) {
    for (const { uid } of due) await eraseOne(services, uid, years);
    due = await identity.closings.listDue(years, due.at(-1) ?? null, batchSize);
  }
}
