import type { campaignsCalls } from '@perya/contract/campaigns/calls/campaigns';
import type { staffCampaignsCalls } from '@perya/contract/campaigns/staff-calls/campaigns';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { addCampaign, changeCampaign } from './desk/change-campaign.ts';
import { listDeskCampaigns, readCampaignDays, readInvitations } from './desk/read-campaigns.ts';
import { readAdvertisement } from './read-advertisement.ts';
import type { CampaignsServices } from './services.ts';

export function campaignsRoutes(
  services: CampaignsServices,
): Handlers<typeof campaignsCalls & typeof staffCampaignsCalls> {
  return {
    readAdvertisement: (context, request) => readAdvertisement(services, context, request),
    listCampaigns: (_context, request) => listDeskCampaigns(services, request),
    readCampaign: (_context, request) => readCampaignDays(services, request),
    addCampaign: (context, request) => addCampaign(services, context, request),
    changeCampaign: (context, request) => changeCampaign(services, context, request),
    readInvitations: () => readInvitations(services),
  };
}
