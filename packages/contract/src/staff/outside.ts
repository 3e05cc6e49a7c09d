import type { Call } from '../call.ts';

/**
 * What outside people may call beside what is only read: their own account, and questions that are sent like a change and
 * change nothing. Whatever else sends a body is refused to them, whichever permissions their role has.
 */
const allowed: ReadonlySet<string> = new Set([
  'logoutStaff',
  'endOwnSessions',
  'changeOwnPassword',
  'beginOwnPasskey',
  'addOwnPasskey',
  'removeOwnPasskey',
  'searchHouse',
  'exportList',
  'verifyEvidenceDay',
  'takeEvidencePack',
  'checkVenue',
]);

export const isForOutside = (name: string, { method }: Pick<Call, 'method'>): boolean =>
  method === 'GET' || allowed.has(name);

/** Whether a call shows something of the house, and not only the own account. */
export const isLook = (name: string, { access }: Pick<Call, 'access'>): boolean =>
  typeof access === 'object' && (access.staff !== 'own.use' || name === 'searchHouse');

/** At most so many days from the one on which it is asked for. */
export const termDaysMax = 366;
