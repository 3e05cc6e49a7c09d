import type { closingCalls } from '@perya/contract/privacy/calls/closing';
import type { privacyRequestsCalls } from '@perya/contract/privacy/calls/requests';
import type { asleepCalls } from '@perya/contract/privacy/staff-calls/asleep';
import type { incidentsCalls } from '@perya/contract/privacy/staff-calls/incidents';
import type { staffPrivacyRequestsCalls } from '@perya/contract/privacy/staff-calls/requests';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { OwnData } from '../../platform/files/data-file.ts';
import { joinJobs } from '../../platform/jobs.ts';
import type { Waiting } from '../../platform/lists/list.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { RequestActions } from '../audit/index.ts';
import { createAsleepStore } from './asleep/asleep.store.ts';
import { createAsleep } from './asleep/asleep.ts';
import { listAsleepAccounts } from './asleep/list-asleep.ts';
import { closeForPlayer, reopenForPlayer } from './closing/close-account.action.ts';
import { closeAccount, readClosing } from './closing/close-own-account.ts';
import { createStandingStore } from './closing/standing.store.ts';
import { erasureStore } from './erasure/erasure.store.ts';
import { createErasure } from './erasure/erasure.ts';
import { endIncident } from './incidents/end-incident.action.ts';
import { createIncidentStore } from './incidents/incident.store.ts';
import { listIncidents, noteIncident, readIncident, writeIncident } from './incidents/incidents.ts';
import { registerRegister } from './metrics.ts';
import {
  answerPrivacyRequest,
  claimPrivacyRequest,
  listPrivacyRequests,
  readPrivacyRequest,
} from './requests/answer-requests.ts';
import { askPrivacy, listOwnPrivacyRequests, readOwnData } from './requests/own-requests.ts';
import { createRequestStore } from './requests/request.store.ts';
import type { PrivacyServices } from './services.ts';

export interface Privacy {
  /** What takes two. */
  actions: RequestActions<'privacy.close' | 'privacy.reopen' | 'privacy.incident'>;
  /** What players ask about their data and nobody has answered. */
  countRequests(): Promise<Waiting>;
  /** Incidents that have not ended. */
  countIncidents(): Promise<Waiting>;
  ownData: OwnData;
  registerMetrics(registry: Registry): void;
}

interface PrivacyNeeds extends Pick<PrivacyServices, 'audit' | 'identity' | 'limits'> {
  pool: pg.Pool;
}

type PrivacyCalls = typeof closingCalls &
  typeof privacyRequestsCalls &
  typeof staffPrivacyRequestsCalls &
  typeof incidentsCalls &
  typeof asleepCalls;

/** What waits of a register, for the home page of staff. */
const waitingOf = async (figures: () => Promise<{ open: number; oldestAt: Date | null }>) => {
  const { open, oldestAt } = await figures();
  return { count: open, oldestAt };
};

/** What the law on data privacy gives to players: to leave, to be forgotten, to ask and be answered. */
export function createPrivacy({ pool, ...given }: PrivacyNeeds): Module<Privacy, PrivacyCalls> {
  const services: PrivacyServices = {
    ...given,
    standing: createStandingStore(pool),
    asleep: createAsleepStore(pool),
    erasure: erasureStore,
    requests: createRequestStore(pool),
    incidents: createIncidentStore(pool),
  };
  const erasure = createErasure(services);
  const asleep = createAsleep(services);
  return {
    api: {
      actions: {
        'privacy.close': closeForPlayer(services),
        'privacy.reopen': reopenForPlayer(services),
        'privacy.incident': endIncident(services),
      },
      countRequests: () => waitingOf(services.requests.figures),
      countIncidents: () => waitingOf(services.incidents.figures),
      ownData: (uid) => readOwnData(services, uid),
      registerMetrics: (registry) => {
        erasure.registerMetrics(registry);
        asleep.registerMetrics(registry);
        registerRegister(registry, services);
      },
    },
    handlers: bindVerbs(services, {
      readClosing,
      closeAccount,
      listOwnPrivacyRequests,
      askPrivacy,
      listPrivacyRequests,
      readPrivacyRequest,
      claimPrivacyRequest,
      answerPrivacyRequest,
      listIncidents,
      readIncident,
      noteIncident,
      writeIncident,
      listAsleepAccounts,
    }),
    jobs: joinJobs(erasure.jobs, asleep.jobs),
    close: nothingToClose,
  };
}
