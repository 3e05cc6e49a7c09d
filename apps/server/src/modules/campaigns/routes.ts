import type { campaignsCalls } from '@perya/contract/campaigns/calls/campaigns';
import type { staffCampaignsCalls } from '@perya/contract/campaigns/staff-calls/campaigns';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { addCampaign, changeCampaign } from './desk/change-campaign.ts';
import { listDeskCampaigns, readCampaignDays, readInvitations } from './desk/read-campaigns.ts';
import { readAdvertisement } from './read-advertisement.ts';
import type { CampaignsServices } from './services.ts';

export function campaignsRoutes(
  services: CampaignsServices,
): Handlers<typeof campaignsCalls & typeof staffCampaignsCalls> {
  return {
    ...bindVerbs(services, { readAdvertisement, addCampaign, changeCampaign, readInvitations }),
    listCampaigns: (_context, request) => listDeskCampaigns(services, request),
    readCampaign: (_context, request) => readCampaignDays(services, request),
  };
}
