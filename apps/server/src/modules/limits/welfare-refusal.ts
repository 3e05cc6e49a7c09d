import { kycReminders } from '@perya/contract/rules/kyc-gate';
import { Refusal } from '../../platform/http/refusal.ts';

/** Why welfare gives a player nothing, as `limits.why_no_welfare` answers it under the lock of whoever gives. */
const refusals = {
  BLOCKED: () => new Refusal('ACCOUNT_BLOCKED'),
  UNVERIFIED: () => new Refusal('KYC_REQUIRED', kycReminders.welfare),
  EXCLUDED: () => new Refusal('EXCLUDED'),
  RESTRICTED: () => new Refusal('RESTRICTED'),
} as const;
export type NoWelfare = keyof typeof refusals;

/** What the player is told; null for an outcome that is none of these. [A-016 A-225 A-240] */
export const welfareRefusal = (outcome: string): Refusal | null =>
  Object.hasOwn(refusals, outcome) ? refusals[outcome as NoWelfare]() : null;
