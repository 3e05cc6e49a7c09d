import { staffAnnouncementsErrors } from '../announcements/staff-errors.ts';
import { staffCampaignsErrors } from '../campaigns/staff-errors.ts';
import { staffHomeErrors } from '../content/staff-errors/home.ts';
import { piecesErrors } from '../content/staff-errors/pieces.ts';
import type { ErrorTable } from '../errors/error-table.ts';
import { heldWinsErrors } from '../games/staff-errors.ts';
import { playersErrors } from '../identity/staff-errors.ts';
import { reviewErrors } from '../kyc/staff-errors.ts';
import { staffLimitsErrors } from '../limits/staff-errors.ts';
import { staffPaymentsErrors } from '../payments/staff-errors.ts';
import { staffMallErrors } from '../points/staff-errors.ts';
import { staffGiftErrors } from '../promotions/staff-errors/bonuses.ts';
import { staffPromotionsErrors } from '../promotions/staff-errors/desk.ts';
import { staffSupportErrors } from '../support/staff-errors.ts';
import { staffEntranceErrors } from './errors/entrance.ts';
import { requestErrors } from './errors/requests.ts';
import { wordsErrors } from './errors/words.ts';

/** Refusals that only staff can meet; apart from the others, which travel with the player app. */
export const staffErrors = {
  ...staffEntranceErrors,
  ...playersErrors,
  ...wordsErrors,
  ...requestErrors,
  ...staffLimitsErrors,
  ...heldWinsErrors,
  ...reviewErrors,
  ...staffPaymentsErrors,
  ...staffMallErrors,
  ...staffAnnouncementsErrors,
  ...staffCampaignsErrors,
  ...staffHomeErrors,
  ...staffGiftErrors,
  ...piecesErrors,
  ...staffPromotionsErrors,
  ...staffSupportErrors,
  /** The request does not come from a page of the staff app. */
  STAFF_ORIGIN: {
    httpStatus: 403,
    message: {
      en: 'This request does not come from the staff app',
      tl: 'Hindi galing sa staff app ang kahilingang ito',
    },
    audience: 'staff',
  },
  NOTICE_OVER: {
    httpStatus: 200,
    message: {
      en: 'A notice must end in the future',
      tl: 'Dapat matapos ang abiso sa hinaharap',
    },
    audience: 'staff',
  },
  CHAIN_BEING_VERIFIED: {
    httpStatus: 200,
    message: {
      en: 'The chain is being verified already',
      tl: 'Bineberipika na ang kadena',
    },
    audience: 'staff',
  },
  EXPORT_OF_EVERYTHING: {
    httpStatus: 200,
    message: {
      en: 'This list holds people and is never exported as a whole: narrow it by a filter or a shorter time',
      tl: 'May mga tao sa listahang ito at hindi ito inilalabas nang buo: paliitin ito sa filter o mas maikling panahon',
    },
    audience: 'staff',
  },
  EXPORT_RUNNING: {
    httpStatus: 200,
    message: {
      en: 'An export of yours is still running',
      tl: 'May tumatakbo ka pang export',
    },
    audience: 'staff',
  },
  STOP_ENDED: {
    httpStatus: 200,
    message: {
      en: 'This stop is not in force any more',
      tl: 'Hindi na umiiral ang pagtigil na ito',
    },
    audience: 'staff',
  },
  COMPLIANCE_WINDOW: {
    httpStatus: 200,
    message: {
      en: 'The window must end after it begins, within 31 days, and begin within 31 days',
      tl: 'Dapat matapos ang panahon pagkatapos nitong magsimula, sa loob ng 31 araw, at magsimula sa loob ng 31 araw',
    },
    audience: 'staff',
  },
  CHECK_RUNNING: {
    httpStatus: 200,
    message: {
      en: 'A check is running already: one at a time, because each reads everything',
      tl: 'May tumatakbo nang pagsusuri: isa-isa lamang, dahil binabasa nito ang lahat',
    },
    audience: 'staff',
  },
  CHECK_NOT_RUNNING: {
    httpStatus: 200,
    message: {
      en: 'This check is not running any more',
      tl: 'Hindi na tumatakbo ang pagsusuring ito',
    },
    audience: 'staff',
  },
  VIEWS_FULL: {
    httpStatus: 200,
    message: {
      en: 'There are 30 saved views of this list already: remove one first',
      tl: 'May 30 nang nai-save na view ang listahang ito: mag-alis muna ng isa',
    },
    audience: 'staff',
  },
  /** What was to be changed is no longer as it was seen: somebody else was quicker. */
  CHANGED_MEANWHILE: {
    httpStatus: 200,
    message: {
      en: 'Somebody has changed this meanwhile. Look at it as it is now, and decide again',
      tl: 'May nagbago nito habang tinitingnan mo. Tingnan muli, saka magpasya',
    },
    audience: 'staff',
  },
  LAST_KEY: {
    httpStatus: 200,
    message: {
      en: 'This is the last valid key of the venue: add a new one first',
      tl: 'Ito na ang huling gumaganang susi ng venue: magdagdag muna ng bago',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;

export type StaffErrorCode = keyof typeof staffErrors;
