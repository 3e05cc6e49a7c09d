import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of those who approve releases. */
export const staffReleaseErrors = {
  RELEASE_APPROVED: {
    httpStatus: 200,
    message: {
      en: 'This release is approved already',
      tl: 'Aprubado na ang release na ito',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
