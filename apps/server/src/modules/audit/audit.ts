import type pg from 'pg';
import type { Bell } from '../../platform/events/bell.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { Head } from './audit.store.ts';
import type { AuditServices } from './dependencies.ts';
import type { AuditOrigin } from './entry.ts';
import { type Done, type Recorded, recordDeed } from './record-deed.ts';
import { sealEntries } from './seal-entries.ts';
import { type Verdict, verifyChain } from './verify-chain.ts';

export interface AuditNeeds {
  pool: pg.Pool;
  bell: Bell;
}

export interface Audit {
  /**
   * Runs a deed in one transaction with the entries that account for it and the events that others
   * hear of. The deed gets the only kind of transaction that stores change such things in.
   */
  record<T>(origin: AuditOrigin, act: (transaction: Recorded) => Promise<Done<T>>): Promise<T>;
  /** Recomputes the chain; `noted` is a head that was published before. */
  verify(noted?: Head): Promise<Verdict>;
}

/** Who did what to whom: entries that cannot be changed, in a chain that shows if they were. */
export function createAudit({ pool, bell }: AuditNeeds): Module<Audit> {
  const services: AuditServices = { pool, bell };
  return {
    door: {
      record: (origin, act) => recordDeed(services, origin, act),
      verify: (noted) => verifyChain(services, noted ?? null),
    },
    handlers: {},
    jobs: { tasks: {}, crontab: '', readers: [sealEntries] },
    close: nothingToClose,
  };
}
