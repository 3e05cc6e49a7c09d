import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of campaigns. */
export const staffCampaignsErrors = {
  CAMPAIGN_TAKEN: {
    httpStatus: 200,
    message: {
      en: 'Another campaign has this advertisement id',
      tl: 'May ibang kampanya nang may ganitong advertisement id',
    },
    audience: 'staff',
  },
  CAMPAIGN_TAG: {
    httpStatus: 200,
    message: {
      en: 'A tag looks like G-AB12CD34EF',
      tl: 'Ang tag ay parang G-AB12CD34EF',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
