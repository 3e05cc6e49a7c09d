import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';
import { adIdPattern, landingPages } from '../../rules/content/campaign.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { reason } from '../../staff/reason.ts';

export const campaignNameMax = 80;

const adId = z.string().check(z.regex(adIdPattern));

const settings = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(campaignNameMax)),
  page: z.enum(landingPages),
  /** Empty for none. */
  gtag_id: z.string().check(z.trim(), z.maxLength(40)),
  is_on: z.boolean(),
};

/** What came of a campaign; test accounts are not counted. */
const figures = {
  visits: z.int(),
  registrations: z.int(),
  depositors: z.int(),
  deposited: money(),
  staked: money(),
};

const campaign = z.object({
  ad_id: adId,
  version: z.int(),
  ...settings,
  ...figures,
  updated_at: unixSeconds(),
});
export type Campaign = z.output<typeof campaign>;

export const listCampaigns = defineCall({
  method: 'GET',
  path: '/backoffice/api/campaigns/list',
  access: { staff: 'campaigns.read' },
  summary: 'Campaigns, the newest first, with what came of each',
  request: z.object({ ...listRequest, page: z.optional(z.enum(landingPages)) }),
  answer: listPage(campaign),
});

const campaignDay = z.object({
  /** As 2026-11-16, in Manila. */
  day: z.string(),
  visits: z.int(),
  registrations: z.int(),
});
export type CampaignDay = z.output<typeof campaignDay>;

export const readCampaign = defineCall({
  method: 'GET',
  path: '/backoffice/api/campaigns/one',
  access: { staff: 'campaigns.read' },
  summary: 'One campaign, with its last thirty days',
  request: z.object({ ad_id: adId }),
  answer: z.object({ campaign, days: z.array(campaignDay) }),
  errors: ['NOT_FOUND'],
});

export const addCampaign = defineCall({
  method: 'POST',
  path: '/backoffice/api/campaigns/add',
  access: { staff: 'campaigns.edit' },
  summary: 'Adds a campaign under an id that no other has',
  request: z.object({ ad_id: adId, ...settings, reason: reason() }),
  answer: campaign,
  errors: ['CAMPAIGN_TAKEN', 'CAMPAIGN_TAG'],
  refreshes: [listCampaigns, readCampaign],
});

export const changeCampaign = defineCall({
  method: 'POST',
  path: '/backoffice/api/campaigns/change',
  access: { staff: 'campaigns.edit' },
  summary: 'Changes a campaign that is still as it was seen; it counts at once',
  request: z.object({
    ad_id: adId,
    /** What was seen. */
    version: z.int(),
    ...settings,
    reason: reason(),
  }),
  answer: campaign,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'CAMPAIGN_TAG'],
  refreshes: [listCampaigns, readCampaign],
});

export const readInvitations = defineCall({
  method: 'GET',
  path: '/backoffice/api/campaigns/invitations',
  access: { staff: 'campaigns.read' },
  summary: 'What came of the invitations of players',
  request: z.object({}),
  answer: z.object({
    /** Friends who registered, by the link and by the QR code. */
    friends: z.int(),
    by_link: z.int(),
    by_qr: z.int(),
    /** Players who have invited somebody. */
    referrers: z.int(),
    depositors: z.int(),
    deposited: money(),
    /** Friends who brought a bonus, and what all bonuses cost. */
    rewarded: z.int(),
    cost: money(),
  }),
});

export const staffCampaignsCalls = {
  listCampaigns,
  readCampaign,
  addCampaign,
  changeCampaign,
  readInvitations,
} as const;
