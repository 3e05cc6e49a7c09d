import type pg from 'pg';
import * as z from 'zod/mini';
import type { CommitSignal } from '../../platform/events/commit-signal.ts';
import type { About, EventType, NewEvent } from '../../platform/events/event.ts';
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
  /**
   * Reacts to an event in the transaction that writes it, and before it is answered: for what must
   * hold from that moment on. Whatever can wait follows the log by a reader.
   */
  within<Payload>(
    type: EventType<Payload>,
    react: (client: pg.PoolClient, event: About & { payload: Payload }) => Promise<void>,
  ): void;
  /** Recomputes the chain; `noted` is a head that was published before. */
  verify(noted?: Head): Promise<Verdict>;
}

/** Append-only audit entries in a hash chain. */
export function createAudit({ pool, commitSignal }: AuditNeeds): Module<Audit> {
  const services: AuditServices = { pool, commitSignal, reactions: [] };
  return {
    door: {
      record: (origin, act) => recordChange(services, origin, act),
      within: ({ name, payload: schema }, react) => {
        const parsed = (event: NewEvent) => ({ ...event, payload: z.parse(schema, event.payload) });
        services.reactions.push({ name, react: (client, event) => react(client, parsed(event)) });
      },
      verify: (noted) => verifyChain(services, noted ?? null),
    },
    handlers: {},
    jobs: { tasks: {}, crontab: '', readers: [sealEntries] },
    close: nothingToClose,
  };
}
