import { auditCalls } from './calls/audit.ts';
import { entranceCalls } from './calls/entrance.ts';
import { exportsCalls } from './calls/exports.ts';
import { ownCalls } from './calls/own.ts';

/** Every call of the staff app, gathered from the domains that declare them. No file of the player app names one. */
export const staffCalls = {
  ...auditCalls,
  ...entranceCalls,
  ...exportsCalls,
  ...ownCalls,
} as const;
