import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of what staff make of a brand. */
export const staffBrandErrors = {
  BRAND_FAINT: {
    httpStatus: 200,
    message: {
      en: 'Some of these colours cannot be read on each other',
      tl: 'May mga kulay rito na hindi mababasa nang magkapatong',
    },
    audience: 'staff',
  },
  BRAND_TAKEN: {
    httpStatus: 200,
    message: {
      en: 'This tag or one of these hosts belongs to another brand or a partner',
      tl: 'Sa ibang brand o partner na ang tag o isa sa mga host na ito',
    },
    audience: 'staff',
  },
  BRAND_GENERIC: {
    httpStatus: 200,
    message: {
      en: 'The mobile web stands for every other host: it has none of its own and stays switched on',
      tl: 'Para sa lahat ng ibang host ang mobile web: wala itong sariling host at laging bukas',
    },
    audience: 'staff',
  },
  BRAND_TOO_MANY: {
    httpStatus: 200,
    message: {
      en: 'The house has as many brands as it can have',
      tl: 'Puno na ang bilang ng mga brand',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
