import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { OwnData } from '../../platform/files/data-file.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { createChannelStore } from './desk/channel.store.ts';
import { listFailing } from './desk/list-failing.ts';
import { createTallyStore, type HostAnswers } from './desk/tally.store.ts';
import { createEntryStore } from './entry/entry.store.ts';
import { createPartnersJobs } from './jobs.ts';
import { createLinkStore } from './links/link.store.ts';
import { readOwnData } from './links/read-own-data.ts';
import { createPartnerMetrics } from './metrics.ts';
import { type PartnersCalls, partnersRoutes } from './routes.ts';
import type { PartnersServices } from './services.ts';

export interface PartnersNeeds
  extends Pick<PartnersServices, 'audit' | 'identity' | 'kyc' | 'hosts' | 'rateLimiter'> {
  pool: pg.Pool;
}

export interface Partners {
  /** Open channels whose host fails. */
  listFailing(): Promise<HostAnswers[]>;
  ownData: OwnData;
  registerMetrics(registry: Registry): void;
}

/** The doors through which partners' apps send players: whose token it is, which player that is, and whether the door is open. */
export function createPartners({
  pool,
  audit,
  identity,
  kyc,
  hosts,
  rateLimiter,
}: PartnersNeeds): Module<Partners, PartnersCalls> {
  const services: PartnersServices = {
    audit,
    identity,
    kyc,
    hosts,
    rateLimiter,
    entries: createEntryStore(pool),
    links: createLinkStore(pool),
    channels: createChannelStore(pool),
    tallies: createTallyStore(pool),
    metrics: createPartnerMetrics(),
  };
  const { metrics, channels } = services;
  return {
    api: {
      listFailing: () => listFailing(services),
      ownData: (uid) => readOwnData(services, uid),
      registerMetrics: (registry) => metrics.register(registry, channels.readOpen),
    },
    handlers: partnersRoutes(services),
    jobs: createPartnersJobs(services),
    close: nothingToClose,
  };
}
