import { campaignNameMax } from '@perya/contract/campaigns/staff-calls/campaigns';
import { adIdPattern, landingPages, tagIdPattern } from '@perya/contract/rules/content/campaign';
import * as z from 'zod/mini';
import { readWords } from '../../platform/backoffice/read-words.ts';
import { problemsOf } from '../../platform/configuration/check-rows.ts';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import { createRowPart } from '../../platform/configuration/row-part.ts';

const schema = z.strictObject({
  ad_id: z.string().check(z.regex(adIdPattern)),
  name: z.string().check(z.minLength(1), z.maxLength(campaignNameMax)),
  page: z.enum(landingPages),
  /** Empty for none. */
  gtag_id: z.union([z.literal(''), z.string().check(z.regex(tagIdPattern))]),
  is_on: z.boolean(),
});

/** Advertisements, for the file by which configuration travels. */
export const campaignPart = (): ConfigurationPart =>
  createRowPart({
    name: 'campaigns.campaigns',
    title: { en: 'Campaigns', tl: 'Mga kampanya' },
    table: 'campaigns.campaign',
    key: ['ad_id'],
    schema,
    also: { updated_at: 'platform.clock()' },
    counter: 'version',
    retire: 'is_on = false, updated_at = platform.clock()',
    isRetired: ({ is_on }) => !is_on,
    async refuse(rows) {
      const found = rows.map(({ ad_id, name }) => problemsOf(ad_id, () => readWords(name)));
      return (await Promise.all(found)).flat();
    },
  });
