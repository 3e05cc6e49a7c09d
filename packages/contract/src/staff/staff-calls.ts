import { auditCalls } from './calls/audit.ts';
import { exportsCalls } from './calls/exports.ts';

/** Every call of the staff app, gathered from the domains that declare them. No file of the player app names one. */
export const staffCalls = { ...auditCalls, ...exportsCalls } as const;
