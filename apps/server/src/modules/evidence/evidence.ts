import type { ControlName } from '@perya/contract/evidence/controls';
import type { controlsCalls } from '@perya/contract/evidence/staff-calls/controls';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Controls } from '../../platform/evidence/control.store.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { type ControlRun, createControlStore } from './controls/control.store.ts';
import { listControls, readControlRun, runControlByStaff } from './controls/read-controls.ts';
import { createEvidenceJobs } from './jobs.ts';
import { registerMetrics } from './register-metrics.ts';
import type { EvidenceServices } from './services.ts';

interface EvidenceNeeds extends Pick<EvidenceServices, 'audit'> {
  pool: pg.Pool;
  /** By the modules that own what each looks at; one that is missing does not compile. */
  controls: Controls<ControlName>;
}

export interface Evidence {
  /** The newest run of each control that found something within so many days. */
  listBroken(days: number): Promise<ControlRun[]>;
  registerMetrics(registry: Registry): void;
}

/** What the house can show to whoever does not take its word: controls over its own data. */
export function createEvidence({
  pool,
  audit,
  controls,
}: EvidenceNeeds): Module<Evidence, typeof controlsCalls> {
  const services: EvidenceServices = { audit, controls, runs: createControlStore(pool) };
  return {
    api: {
      listBroken: services.runs.listBrokenWithin,
      registerMetrics: (registry) => registerMetrics(services, registry),
    },
    handlers: {
      ...bindVerbs(services, { listControls, runControl: runControlByStaff }),
      readControlRun: (_context, { id }) => readControlRun(services, BigInt(id)),
    },
    jobs: createEvidenceJobs(services),
    close: nothingToClose,
  };
}
