import type { StaffContext } from '../../../platform/http/context.ts';
import { waitingFor } from './list-requests.ts';
import type { RequestServices } from './services.ts';

/** What waits for this member of staff, up to what lists count, and since when the oldest does. */
export function countWaiting(
  { requests }: Pick<RequestServices, 'requests'>,
  caller: Pick<StaffContext, 'staffId' | 'permissions'>,
): Promise<{ count: number; oldestAt: Date | null }> {
  return requests.waiting(waitingFor(caller));
}
