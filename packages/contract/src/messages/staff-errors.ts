import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of notices. */
export const noticesErrors = {
  NOTICE_OVER: {
    httpStatus: 200,
    message: {
      en: 'A notice must end in the future',
      tl: 'Dapat matapos ang abiso sa hinaharap',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
