import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type * as calls from '@perya/contract/staff/calls/venues';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { GamesServices } from '../dependencies.ts';

async function requireVenue({ catalogue }: GamesServices, venue: string): Promise<void> {
  if (!(await catalogue.findVenue(venue))) throw new Refusal('NOT_FOUND');
}

/** A new key beside the one in use; the answer is the only place where its secret is ever seen. */
export async function rotateVenueKey(
  services: GamesServices,
  context: StaffContext,
  { venue, valid, reason }: RequestOf<typeof calls.rotateVenueKey>,
): Promise<AnswerOf<typeof calls.rotateVenueKey>> {
  await requireVenue(services, venue);
  return services.keys.rotate(venue, { origin: byStaff(context), expected: valid, reason });
}

export async function retireVenueKey(
  services: GamesServices,
  context: StaffContext,
  { venue, id, reason }: RequestOf<typeof calls.retireVenueKey>,
): Promise<AnswerOf<typeof calls.retireVenueKey>> {
  await requireVenue(services, venue);
  await services.keys.retire(venue, id, byStaff(context), reason);
  return { id };
}
