import { bySystem, nothingChanged } from '../../audit/index.ts';
import type { StoredRequest } from './request.store.ts';
import type { RequestServices } from './services.ts';

const batchSize = 100;

/** Closes the requests that nobody decided within 24 hours; answers how many. */
export async function expireRequests({
  audit,
  requests,
}: Pick<RequestServices, 'audit' | 'requests'>): Promise<number> {
  return audit.record(bySystem('staff.requests'), async (tx) => {
    const [first, ...others] = await requests.expire(tx, batchSize);
    if (!first) return nothingChanged(0);
    const entryOf = ({ id, action, askedBy }: StoredRequest) => ({
      action: 'staff.request-expired' as const,
      subject: { kind: 'request' as const, id: String(id) },
      after: { action, asked_by: `staff:${askedBy}` },
    });
    return { result: others.length + 1, entries: [entryOf(first), ...others.map(entryOf)] };
  });
}
