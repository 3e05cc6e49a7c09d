import type { StaffRequestDetail } from '@perya/contract/staff/calls/requests';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { closedBecause, hurdleOf } from './hurdle-of.ts';
import { presentDetail } from './requests.present.ts';
import type { RequestServices } from './services.ts';

/** One request, and whether the caller can decide it as things stand. */
export async function readRequest(
  { requests, people }: RequestServices,
  { staffId, address, language }: StaffContext,
  id: bigint,
): Promise<StaffRequestDetail> {
  const request = await requests.find(id);
  if (!request) throw new Refusal('REQUEST_UNKNOWN');
  const { askedBy, decidedBy } = request;
  const parts = await requests.listParts(id);
  const found = await people.find([askedBy, staffId, ...(decidedBy === null ? [] : [decidedBy])]);
  const asker = found.get(askedBy);
  const reader = found.get(staffId);
  if (!asker || !reader) throw new Error(`The request ${id} names staff that do not exist`);
  const now = new Date();
  return presentDetail(
    {
      request,
      people: found,
      hurdle: hurdleOf(request, asker, reader, now),
      isOwn: askedBy === staffId,
      isOpen: closedBecause(request, now) === null,
      parts,
      readBy: staffId,
      isSameAddress: askedBy !== staffId && request.askedAddress === address,
    },
    language,
  );
}
