import { isStaffPath } from '@perya/contract/staff/staff-path';
import type { Calls } from '../http/mount-calls.ts';

/** The calls that the reference shows: what staff can do is nobody else's to read. */
export function publishedCalls(calls: Calls): Calls {
  return Object.fromEntries(Object.entries(calls).filter(([, { path }]) => !isStaffPath(path)));
}
