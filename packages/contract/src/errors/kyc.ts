import { kycReminders } from '../rules/kyc-gate.ts';
import type { ErrorTable } from './error-table.ts';

/** Refusals of the identity gate. */
export const kycErrors = {
  KYC_REQUIRED: { httpStatus: 200, message: kycReminders.play, audience: 'player' },
} as const satisfies ErrorTable;
