import type { auditCalls } from '@perya/contract/audit/staff-calls/audit';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import * as z from 'zod/mini';
import type { CommitSignal } from '../../platform/events/commit-signal.ts';
import type { About, EventType, NewEvent } from '../../platform/events/event.ts';
import type { Controls } from '../../platform/evidence/control.store.ts';
import type { DaySource } from '../../platform/evidence/day-lines.store.ts';
import type { Witness } from '../../platform/lists/witness.ts';
import type { Module } from '../../platform/module.ts';
import { shareInFlight } from '../../platform/share-in-flight.ts';
import type { Head } from './audit.store.ts';
import { createAuditControls } from './controls.store.ts';
import { auditDayLines } from './day-lines.store.ts';
import { createEntriesStore } from './entries/entries.store.ts';
import { createSignificantEntries } from './entries/significant.store.ts';
import { createStaffActs, type StaffActs } from './entries/staff-acts.store.ts';
import { createStandingStore } from './entries/standing.store.ts';
import { entryWitness } from './entries/witness-entries.ts';
import type { AuditOrigin } from './entry.ts';
import { createAuditJobs } from './jobs.ts';
import { type Done, type Recorded, recordChange } from './record-change.ts';
import { auditRoutes } from './routes.ts';
import type { AuditServices } from './services.ts';
import {
  createVerificationStore,
  type VerificationStore,
} from './verification/verification.store.ts';
import { type Verdict, verifyChain } from './verification/verify-chain.ts';

/** What the last verification found, read from the database when the metrics are asked for. */
function registerVerdict(registry: Registry, store: VerificationStore): void {
  const figures = shareInFlight(store.figures);
  new Gauge({
    name: 'perya_audit_chain_broken',
    help: 'Whether the last verification found the chain of the audit broken.',
    registers: [registry],
    async collect() {
      this.set((await figures())?.isBroken ? 1 : 0);
    },
  });
  new Gauge({
    name: 'perya_audit_verified_age_seconds',
    help: 'How long ago the chain of the audit was last verified.',
    registers: [registry],
    async collect() {
      const last = await figures();
      if (last) this.set(last.ageSeconds);
    },
  });
}

interface AuditNeeds {
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
  /** What the last verification found, and how long ago; null if there was none. */
  lastVerdict: VerificationStore['figures'];
  controls: Controls<'audit-is-sealed'>;
  /** What staff did in the last days, today among them. */
  staffActs(days: number): Promise<StaffActs[]>;
  /** What was recorded in a span, a line for each entry. */
  dayLines: DaySource;
  /** Significant events that somebody did. */
  witnesses: readonly Witness[];
  registerMetrics(registry: Registry): void;
}

/** Append-only audit entries in a hash chain. */
export function createAudit({ pool, commitSignal }: AuditNeeds): Module<Audit, typeof auditCalls> {
  const services: AuditServices = {
    pool,
    commitSignal,
    reactions: [],
    entries: createEntriesStore(pool),
    standing: createStandingStore(pool),
    verifications: createVerificationStore(pool),
    running: new Set(),
    isClosing: false,
  };
  return {
    api: {
      record: (origin, act) => recordChange(services, origin, act),
      within: ({ name, payload: schema }, react) => {
        const parsed = (event: NewEvent) => ({ ...event, payload: z.parse(schema, event.payload) });
        services.reactions.push({ name, react: (client, event) => react(client, parsed(event)) });
      },
      verify: (noted) => verifyChain(services, { noted }),
      lastVerdict: services.verifications.figures,
      controls: createAuditControls(pool),
      staffActs: createStaffActs(pool),
      dayLines: auditDayLines(pool),
      witnesses: [entryWitness(createSignificantEntries(pool))],
      registerMetrics: (registry) => registerVerdict(registry, services.verifications),
    },
    handlers: auditRoutes(services),
    jobs: createAuditJobs(services),
    async close() {
      services.isClosing = true;
      await Promise.allSettled(services.running);
    },
  };
}
