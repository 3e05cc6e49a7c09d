import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of lists, and of what is changed in them. */
export const staffListsErrors = {
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
  VIEWS_FULL: {
    httpStatus: 200,
    message: {
      en: 'There are 30 saved views of this list already: remove one first',
      tl: 'May 30 nang nai-save na view ang listahang ito: mag-alis muna ng isa',
    },
    audience: 'staff',
  },
  /** What was to be taken over is decided, or no colleague has it any more. */
  CLAIM_OF_NOBODY: {
    httpStatus: 200,
    message: {
      en: 'No colleague has it any more: claim it instead',
      tl: 'Wala nang kasamahang may hawak nito: angkinin na lang ito',
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
} as const satisfies ErrorTable;
