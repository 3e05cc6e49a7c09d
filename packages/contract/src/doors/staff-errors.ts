import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of those who open the house. */
export const staffDoorsErrors = {
  DOORS_UNREADY: {
    httpStatus: 200,
    message: {
      en: 'Something is still missing: the list says what',
      tl: 'May kulang pa: sinasabi ng listahan kung ano',
    },
    audience: 'staff',
  },
  DOORS_MOVED: {
    httpStatus: 200,
    message: {
      en: 'The house was opened or closed meanwhile. Look again',
      tl: 'Binuksan o isinara ang bahay samantala. Tingnan muli',
    },
    audience: 'staff',
  },
  TEST_FAILED: {
    httpStatus: 200,
    message: {
      en: 'The test could not be begun: whoever should carry it did not take it',
      tl: 'Hindi masimulan ang pagsubok: hindi ito tinanggap ng dapat magdala',
    },
    audience: 'staff',
  },
  TEST_NOT_PASSED: {
    httpStatus: 200,
    message: {
      en: 'The code is not the one that was sent, or too many were tried: send another',
      tl: 'Hindi ito ang ipinadalang code, o masyadong marami ang sinubukan: magpadala ng iba',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
