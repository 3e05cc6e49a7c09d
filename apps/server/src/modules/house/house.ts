import type { Health } from '@perya/contract/house/staff-calls/home';
import type pg from 'pg';
import { Counter, type Registry } from 'prom-client';
import type { WaitingMark } from '../../platform/live/staff-line.ts';
import type { Module } from '../../platform/module.ts';
import { createOutboxStore } from '../../platform/outbox/outbox.store.ts';
import { createProcessStore } from '../../platform/processes/process.store.ts';
import { createAlarmStore } from './alarms/alarm.store.ts';
import { createCheckStore } from './checks/check.store.ts';
import { alarmWitness, processWitness } from './events/witness-alarms.ts';
import { createDueStore } from './home/due.store.ts';
import { createHealthStore } from './home/health.store.ts';
import { createTodayLook } from './home/look-at-today.ts';
import { createQueues, type QueueNeeds } from './home/queues.ts';
import { readHealth } from './home/read-health.ts';
import { markQueues } from './home/read-queues.ts';
import { createShiftStore } from './home/shift.store.ts';
import { createHouseJobs } from './jobs.ts';
import { createLiabilityStore } from './liability/liability.store.ts';
import { createMailedStore } from './mailed/mailed.store.ts';
import { listMissing } from './opening/list-lines.ts';
import { createTestStore } from './opening/test.store.ts';
import { registerMetrics } from './register-metrics.ts';
import { type HouseCalls, houseRoutes } from './routes.ts';
import type { HouseServices } from './services.ts';
import { createLivesStore } from './settings/lives.store.ts';

type Below =
  | 'assigners'
  | 'audit'
  | 'catalogue'
  | 'content'
  | 'doors'
  | 'evidence'
  | 'finders'
  | 'games'
  | 'gauges'
  | 'gateways'
  | 'identity'
  | 'keyring'
  | 'kyc'
  | 'ledger'
  | 'linkers'
  | 'lists'
  | 'location'
  | 'partners'
  | 'points'
  | 'promotions'
  | 'release'
  | 'pulses'
  | 'reports'
  | 'sender'
  | 'shown'
  | 'staff'
  | 'stops'
  | 'tellers'
  | 'vip'
  | 'witnesses';

export interface HouseNeeds extends Pick<HouseServices, Below> {
  games: HouseServices['games'] & QueueNeeds['games'];
  staff: HouseServices['staff'] & QueueNeeds['staff'];
  payments: HouseServices['payments'] & QueueNeeds['payments'];
  points: HouseServices['points'] & QueueNeeds['points'];
  support: QueueNeeds['support'];
  care: QueueNeeds['care'];
  privacy: QueueNeeds['privacy'];
  aml: QueueNeeds['aml'];
  pool: pg.Pool;
  settings: Pick<HouseServices, 'alarmPlaces'> & {
    secretKeys: readonly unknown[];
    idScan: object | null;
    sms: object | null;
  };
}

export interface House {
  /** A mark of each queue, which changes with what waits there. */
  waitingMarks(): Promise<readonly WaitingMark[]>;
  registerMetrics(registry: Registry): void;
}

/** Twenty open home pages cost no more looks than one. */
const freshMs = 1000;

function shareForAWhile<T>(look: () => Promise<T>): () => Promise<T> {
  let looked: Promise<T> | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (looked === null || performance.now() - lookedAt >= freshMs) {
      lookedAt = performance.now();
      looked = look();
    }
    return looked;
  };
}

/** The house as a whole, for those who run it: what waits, what is wrong, the checks of its books. */
export function createHouse(needs: HouseNeeds): Module<House, HouseCalls> {
  const { pool, audit, catalogue, games, identity, kyc, ledger, payments, points, staff, stops } =
    needs;
  const { content, doors, evidence, finders, gateways, keyring, lists, partners, promotions } =
    needs;
  const { sender, settings, shown, support, tellers, gauges, linkers, vip, assigners, pulses } =
    needs;
  const { aml, care, location, privacy, release } = needs;
  const outbox = createOutboxStore(pool);
  const processes = createProcessStore(pool);
  const store = createHealthStore(pool);
  const alarms = createAlarmStore(pool);
  let isClosing = false;
  const services: HouseServices = {
    assigners,
    audit,
    catalogue,
    content,
    doors,
    evidence,
    finders,
    games,
    gateways,
    gauges,
    identity,
    keyring,
    kyc,
    ledger,
    linkers,
    lists,
    location,
    partners,
    payments,
    points,
    promotions,
    release,
    reports: needs.reports,
    sender,
    shown,
    staff,
    stops,
    tellers,
    vip,
    witnesses: [...needs.witnesses, alarmWitness(alarms), processWitness(processes)],
    installed: {
      hasKeys: settings.secretKeys.length > 0,
      hasScanner: settings.idScan !== null,
      hasCarrier: settings.sms !== null,
    },
    tests: createTestStore(pool),
    checks: createCheckStore(pool),
    alarms,
    alarmPlaces: settings.alarmPlaces,
    outbox,
    processes,
    liability: createLiabilityStore(pool),
    mailed: createMailedStore(pool),
    mailedCount: new Counter({
      name: 'perya_reports_mailed_total',
      help: 'Reports that colleagues asked for by email, by whether they were sent or refused.',
      labelNames: ['outcome'],
      registers: [],
    }),
    lives: createLivesStore(pool),
    pulses,
    lookAtToday: createTodayLook(),
    due: createDueStore(pool),
    shifts: createShiftStore(pool),
    queues: createQueues({
      aml,
      games,
      kyc,
      payments,
      care,
      points,
      privacy,
      support,
      outbox,
      staff,
    }),
    health: shareForAWhile<Health>(() => readHealth({ pool, store, processes, outbox })),
    running: new Set(),
    isClosing: () => isClosing,
  };
  doors.openWhen(() => listMissing(services));
  return {
    api: {
      waitingMarks: () => markQueues(services),
      registerMetrics: (registry) => registerMetrics(services, registry),
    },
    handlers: houseRoutes(services),
    jobs: createHouseJobs(services),
    async close() {
      isClosing = true;
      await Promise.allSettled(services.running);
    },
  };
}
