import { blockedText, kycReminders } from '../rules/kyc-gate.ts';
import type { ErrorTable } from './error-table.ts';

/** Refusals of the identity gate. */
export const kycErrors = {
  KYC_REQUIRED: { httpStatus: 200, message: kycReminders.play, audience: 'player' },
  /** Whatever the player wants: an administrator has blocked the account. */
  ACCOUNT_BLOCKED: { httpStatus: 200, message: blockedText, audience: 'player' },
} as const satisfies ErrorTable;
