import { type Access, accessKind } from '../access.ts';
import { isApiPath, isUnder } from '../public-paths.ts';

/** Where the calls of the staff app are answered; no file of the player app knows it. */
const staffPrefix = '/backoffice/api';

export function isStaffPath(path: string): boolean {
  return isUnder(staffPrefix, path);
}

/** A path of the API, whoever it is for. */
export function isCallPath(path: string): boolean {
  return isApiPath(path) || isStaffPath(path);
}

/** Calls of staff, and only they, stand under their prefix. */
export function isInPlace({ access, path }: { access: Access; path: string }): boolean {
  return accessKind(access).startsWith('staff') === isStaffPath(path);
}
