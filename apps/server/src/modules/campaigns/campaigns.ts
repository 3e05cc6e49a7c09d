import type { campaignsCalls } from '@perya/contract/campaigns/calls/campaigns';
import type { staffCampaignsCalls } from '@perya/contract/campaigns/staff-calls/campaigns';
import { adIdPattern } from '@perya/contract/rules/content/campaign';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import { createEventReader, on } from '../../platform/events/event-reader.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { identityEvents } from '../identity/index.ts';
import { type CampaignStore, createCampaignStore, noteJoined } from './campaign.store.ts';
import { campaignPart } from './campaign-part.store.ts';
import { createCampaignsMetrics } from './metrics.ts';
import { campaignsRoutes } from './routes.ts';
import type { CampaignsServices } from './services.ts';

export type CampaignsNeeds = Pick<CampaignsServices, 'audit' | 'rateLimiter' | 'settings'> & {
  pool: pg.Pool;
};

export interface Campaigns {
  /** Adds campaigns that are missing; what an operator has changed since stays. */
  addMissing: CampaignStore['addMissing'];
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  registerMetrics(registry: Registry): void;
}

/** A registration names the advertisement that the visitor came by. */
const joinedReader = createEventReader('campaigns.joined', [
  on(identityEvents.registered, async (client, { uid, at, payload }) => {
    const { adId, adClickId } = payload;
    if (uid === null || !adIdPattern.test(adId)) return;
    const clickId = adIdPattern.test(adClickId) ? adClickId : '';
    await noteJoined(client, { uid, adId, clickId, at });
  }),
]);

/** Advertisements that lead to the landing pages, and what came of them. */
export function createCampaigns({
  pool,
  audit,
  rateLimiter,
  settings,
}: CampaignsNeeds): Module<Campaigns, typeof campaignsCalls & typeof staffCampaignsCalls> {
  const services: CampaignsServices = {
    audit,
    rateLimiter,
    settings,
    store: createCampaignStore(pool),
    metrics: createCampaignsMetrics(),
  };
  return {
    api: {
      addMissing: services.store.addMissing,
      configuration: [campaignPart()],
      registerMetrics: services.metrics.register,
    },
    handlers: campaignsRoutes(services),
    jobs: { tasks: {}, crontab: '', readers: [joinedReader] },
    close: nothingToClose,
  };
}
