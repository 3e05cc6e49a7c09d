import type pg from 'pg';
import type { Registry } from 'prom-client';
import { type DataFile, jsonFile, type OwnData } from '../../platform/files/data-file.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { createChannelStore } from './desk/channel.store.ts';
import { createTallyStore, type HostAnswers } from './desk/tally.store.ts';
import { createEntryStore } from './entry/entry.store.ts';
import { createPartnersJobs } from './jobs.ts';
import { createLinkStore } from './links/link.store.ts';
import { createPartnerMetrics } from './metrics.ts';
import { type PartnersCalls, partnersRoutes } from './routes.ts';
import type { PartnersServices } from './services.ts';

/** One silence is a line that broke; so many, and as many as there were answers, are a host that fails. */
const failuresMin = 3;

/** The open channels whose host fails, as somebody should know before players tell. One that is not connected is no failure. */
async function listFailing({
  hosts,
  tallies,
}: Pick<PartnersServices, 'hosts' | 'tallies'>): Promise<HostAnswers[]> {
  const answers = await tallies.listAnswers();
  return answers.filter(
    ({ channel, failed, answered }) =>
      hosts.has(channel) && failed >= failuresMin && failed >= answered,
  );
}

/** Which persons of partners the player is known as. */
async function* readOwnData(
  { links }: Pick<PartnersServices, 'links'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  yield jsonFile('partners.json', await links.list(uid));
}

interface PartnersNeeds
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
