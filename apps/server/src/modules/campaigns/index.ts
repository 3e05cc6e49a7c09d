export { type Campaigns, createCampaigns } from './campaigns.ts';
export { campaignsRateLimits } from './rate-limits.ts';
