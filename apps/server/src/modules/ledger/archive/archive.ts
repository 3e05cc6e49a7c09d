import type pg from 'pg';
import type { Buckets } from '../../../platform/database/buckets.ts';
import type { ObjectStore } from '../../../platform/files/object-store.ts';
import type { Audit, AuditOrigin, Facts } from '../../audit/index.ts';
import { checkSeal } from '../check-invariants.ts';
import { createInvariantsStore } from '../invariants.store.ts';
import type { LedgerSchema } from '../ledger.store.ts';
import { createSealStore, type MonthSeal } from '../seals/seal.store.ts';
import { createArchiveStore } from './archive.store.ts';
import { verifyArchive } from './verify-archive.ts';
import { type ArchiveNeeds, type WrittenArchive, writeArchive } from './write-archive.ts';

/** The books whose months are sealed. */
export const archivedBooks: readonly LedgerSchema[] = ['ledger', 'points'];

interface Needs extends Pick<ArchiveNeeds, 'books' | 'postingsAtOnce' | 'onFile'> {
  pool: pg.Pool;
  buckets: Buckets;
  files: ObjectStore;
  audit: Pick<Audit, 'record'>;
  origin: AuditOrigin;
}

/** Copies of sealed months in the object store. */
export function createArchive({ pool, buckets, audit, origin, ...rest }: Needs) {
  const { books } = rest;
  const store = createArchiveStore(pool, books);
  const seals = createSealStore(pool, pool, books);
  const checks = { seals, invariants: createInvariantsStore(pool, books, buckets) };

  async function findSeal(month: string): Promise<MonthSeal | null> {
    return (await seals.listSeals()).find((seal) => seal.month === month) ?? null;
  }

  const record = (action: string, after: Facts, change: (tx: pg.ClientBase) => Promise<void>) =>
    audit.record<void>(origin, async (tx) => {
      await change(tx);
      return { result: undefined, entries: [{ action, subject: { kind: 'house' }, after }] };
    });

  return {
    findSeal,

    /** Writes what is missing of the copy, and notes it once. */
    async write(seal: MonthSeal): Promise<WrittenArchive> {
      const written = await writeArchive({ ...rest, store }, seal);
      const { month, manifestHash } = seal;
      if (manifestHash?.equals(written.manifestHash)) return written;
      const after = { books, month, manifest: written.manifestHash.toString('hex') };
      await record('ledger.month-archived', after, (tx) =>
        store.noteExport(tx, month, written.bytes, written.manifestHash),
      );
      return written;
    },

    /** Reads the copy and the rows of the month, and computes the seal from both: what is wrong first, or null. */
    async verify({ month }: MonthSeal): Promise<string | null> {
      const seal = await findSeal(month);
      if (!seal?.manifestHash) return 'it was never archived';
      const read = await verifyArchive(rest, seal);
      const [changed] = await checkSeal(checks, month);
      const fault =
        read.fault ??
        (read.manifestHash.equals(seal.manifestHash) ? null : 'the manifest was written anew') ??
        (changed ? `in the database, of player ${changed.uid}: ${changed.detail}` : null);
      const action = fault === null ? 'ledger.archive-sound' : 'ledger.archive-broken';
      await record(action, { books, month, fault }, (tx) =>
        store.noteVerified(tx, month, fault === null),
      );
      return fault;
    },
  };
}
