import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of the audit. */
export const auditErrors = {
  CHAIN_BEING_VERIFIED: {
    httpStatus: 200,
    message: {
      en: 'The chain is being verified already',
      tl: 'Bineberipika na ang kadena',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
