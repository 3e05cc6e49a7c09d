import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { adIdPattern, landingPages } from '../../rules/content/campaign.ts';

/** [M-146 M-388] */
export const readAdvertisement = defineCall({
  method: 'GET',
  path: '/member/buriedPoint/detail',
  access: 'public',
  summary: 'What an advertisement is measured by; counts a visit of a landing page that is named',
  request: z.object({
    ad_id: z.string().check(z.regex(adIdPattern)),
    /** Said once in a visit. */
    page: z.optional(z.enum(landingPages)),
  }),
  answer: z.object({
    ad_id: z.string(),
    /** Empty where nothing is measured by others, also for an advertisement that nobody knows. */
    config: z.object({ gtag_id: z.string() }),
    /** The tag's own script, of an origin that the operator allows; empty for none. */
    script: z.string(),
  }),
});

export const campaignsCalls = { readAdvertisement } as const;
