import { auditCalls } from './calls/audit.ts';

/** Every call of the staff app, gathered from the domains that declare them. No file of the player app names one. */
export const staffCalls = { ...auditCalls } as const;
