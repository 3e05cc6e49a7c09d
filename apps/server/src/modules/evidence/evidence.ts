import type { evidenceCalls } from '@perya/contract/evidence/calls/days';
import type { fundsCalls } from '@perya/contract/evidence/calls/funds';
import type { ControlName } from '@perya/contract/evidence/controls';
import type { controlsCalls } from '@perya/contract/evidence/staff-calls/controls';
import type { evidenceDaysCalls } from '@perya/contract/evidence/staff-calls/days';
import type { staffFundsCalls } from '@perya/contract/evidence/staff-calls/funds';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Controls } from '../../platform/evidence/control.store.ts';
import type { PrivateAddress } from '../../platform/files/private-address.ts';
import type { PrivateFile } from '../../platform/files/register-private-files.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { type ControlRun, createControlStore } from './controls/control.store.ts';
import { controlDayLines } from './controls/day-lines.store.ts';
import { listControls, readControlRun, runControlByStaff } from './controls/read-controls.ts';
import { createDayStore, type DayStore } from './days/day.store.ts';
import {
  listEvidence,
  listEvidenceDays,
  offerPack,
  openPack,
  verifyByStaff,
} from './days/read-days.ts';
import { createSigningKeyStore } from './days/signing-key.store.ts';
import { createFundsStore, fundsDayLines } from './funds/funds.store.ts';
import { readOwed } from './funds/owed.store.ts';
import { listFunds, listFundsDays, readFundsProof } from './funds/read-funds.ts';
import { createEvidenceJobs } from './jobs.ts';
import { registerMetrics } from './register-metrics.ts';
import type { DaySources, EvidenceServices } from './services.ts';

interface EvidenceNeeds
  extends Pick<EvidenceServices, 'audit' | 'reports' | 'keyring' | 'archives'> {
  pool: pg.Pool;
  settings: { evidenceKeepers: readonly string[] };
  /** By the modules that own what each looks at; one that is missing does not compile. */
  controls: Controls<ControlName>;
  /** What of other modules a day is signed over. */
  sources: Omit<DaySources, 'controls' | 'funds'>;
}

export interface Evidence {
  /** The newest run of each control that found something within so many days. */
  listBroken(days: number): Promise<ControlRun[]>;
  /** Signed days that the data or their files did not lead to, when they were last looked at. */
  listBrokenDays: DayStore['listBroken'];
  /** The pack of a signed day, for whoever was given its address. */
  openPack(address: PrivateAddress): Promise<PrivateFile | null>;
  registerMetrics(registry: Registry): void;
}

type EvidenceCalls = typeof controlsCalls &
  typeof evidenceDaysCalls &
  typeof evidenceCalls &
  typeof fundsCalls &
  typeof staffFundsCalls;

/** What the house can show to whoever does not take its word: controls over its own data, signed days, and what it owes. */
export function createEvidence(needs: EvidenceNeeds): Module<Evidence, EvidenceCalls> {
  const { pool, audit, reports, keyring, archives, settings, controls, sources } = needs;
  const services: EvidenceServices = {
    audit,
    reports,
    keyring,
    archives,
    keepers: settings.evidenceKeepers,
    controls,
    sources: { ...sources, funds: fundsDayLines(pool), controls: controlDayLines(pool) },
    runs: createControlStore(pool),
    days: createDayStore(pool),
    keys: createSigningKeyStore(pool),
    funds: createFundsStore(pool),
    readOwed: () => readOwed(pool),
  };
  return {
    api: {
      listBroken: services.runs.listBrokenWithin,
      listBrokenDays: services.days.listBroken,
      openPack: ({ key }) => openPack(services, key),
      registerMetrics: (registry) => registerMetrics(services, registry),
    },
    handlers: {
      ...bindVerbs(services, {
        listControls,
        runControl: runControlByStaff,
        listEvidenceDays,
        verifyEvidenceDay: verifyByStaff,
        takeEvidencePack: offerPack,
        listEvidence,
        listFunds,
        readFundsProof,
        listFundsDays,
      }),
      readControlRun: (_context, { id }) => readControlRun(services, BigInt(id)),
    },
    jobs: createEvidenceJobs(services),
    close: nothingToClose,
  };
}
