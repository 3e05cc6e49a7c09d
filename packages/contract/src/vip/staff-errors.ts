import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals about the table of VIP levels. */
export const staffVipErrors = {
  VIP_ORDER: {
    httpStatus: 200,
    message: {
      en: 'Each level needs more than the one before it',
      tl: 'Mas mataas dapat ang kailangan ng bawat antas kaysa sa nauna',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
