import { Refusal } from '../../../platform/http/refusal.ts';
import type { Recorded } from '../../audit/index.ts';
import { hurdleOf, isHidden } from './hurdle-of.ts';
import type { Person } from './people.store.ts';
import type { StoredRequest } from './request.store.ts';
import type { RequestServices } from './services.ts';

export interface HeldRequest {
  request: StoredRequest;
  asker: Person;
}

/** Locks a request and both persons, and only then looks whether this one may decide it. */
export async function holdRequest(
  { requests, people }: Pick<RequestServices, 'requests' | 'people'>,
  tx: Recorded,
  id: bigint,
  staffId: bigint,
): Promise<HeldRequest> {
  const request = await requests.lock(tx, id);
  if (!request) throw new Refusal('REQUEST_UNKNOWN');
  const both = await people.hold(tx, [request.askedBy, staffId]);
  const asker = both.get(request.askedBy);
  const decider = both.get(staffId);
  if (!asker || !decider) throw new Error(`The request ${id} names staff that do not exist`);
  if (isHidden(request.action, decider.permissions)) throw new Refusal('REQUEST_UNKNOWN');
  const hurdle = hurdleOf(request, asker, decider, request.now);
  if (hurdle) throw new Refusal(hurdle);
  return { request, asker };
}
