import { calls } from './calls.ts';
import { staffCalls } from './staff/staff-calls.ts';

/** What the server answers: the calls of players and those of staff. */
export const allCalls = { ...calls, ...staffCalls } as const;
