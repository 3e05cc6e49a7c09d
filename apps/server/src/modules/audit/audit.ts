import type pg from 'pg';
import type { CommitSignal } from '../../platform/events/commit-signal.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { Head } from './audit.store.ts';
import type { AuditServices } from './dependencies.ts';
import type { AuditOrigin } from './entry.ts';
import { type Done, type Recorded, recordChange } from './record-change.ts';
import { sealEntries } from './seal-entries.ts';
import { type Verdict, verifyChain } from './verify-chain.ts';

export interface AuditNeeds {
  pool: pg.Pool;
  commitSignal: CommitSignal;
}

export interface Audit {
  /**
   * Runs a change in one transaction with its audit entries and events. It gets a `Recorded`
   * transaction, which stores require for changes that must be audited.
   */
  record<T>(origin: AuditOrigin, act: (transaction: Recorded) => Promise<Done<T>>): Promise<T>;
  /** Recomputes the chain; `noted` is a head that was published before. */
  verify(noted?: Head): Promise<Verdict>;
}

/** Append-only audit entries in a hash chain. */
export function createAudit({ pool, commitSignal }: AuditNeeds): Module<Audit> {
  const services: AuditServices = { pool, commitSignal };
  return {
    door: {
      record: (origin, act) => recordChange(services, origin, act),
      verify: (noted) => verifyChain(services, noted ?? null),
    },
    handlers: {},
    jobs: { tasks: {}, crontab: '', readers: [sealEntries] },
    close: nothingToClose,
  };
}
