import { auditCalls } from './calls/audit.ts';
import { checksCalls } from './calls/checks.ts';
import { entranceCalls } from './calls/entrance.ts';
import { exportsCalls } from './calls/exports.ts';
import { homeCalls } from './calls/home.ts';
import { lettersCalls } from './calls/letters.ts';
import { ownCalls } from './calls/own.ts';
import { policiesCalls } from './calls/policies.ts';

/** Every call of the staff app, gathered from the domains that declare them. No file of the player app names one. */
export const staffCalls = {
  ...auditCalls,
  ...checksCalls,
  ...entranceCalls,
  ...exportsCalls,
  ...homeCalls,
  ...lettersCalls,
  ...ownCalls,
  ...policiesCalls,
} as const;
