import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type * as calls from '@perya/contract/games/staff-calls/venues';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';

/** Ends a key, which one person may do at any hour: nothing is opened by it. */
export async function retireVenueKey(
  services: GamesServices,
  context: StaffContext,
  { venue, id, reason }: RequestOf<typeof calls.retireVenueKey>,
): Promise<AnswerOf<typeof calls.retireVenueKey>> {
  if (!(await services.catalogue.findVenue(venue))) throw new Refusal('NOT_FOUND');
  await services.keys.retire(venue, id, byStaff(context), reason);
  return { id };
}
