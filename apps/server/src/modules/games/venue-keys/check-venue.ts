import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { checkVenue as call } from '@perya/contract/games/staff-calls/venue-check';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readStudioCheck } from '../../../providers/studio/read-studio-check.ts';
import type { GamesServices } from '../services.ts';

/** How a venue of our own studio is, for auditors. The studio of the sandbox answers at the address of the page itself. */
export async function checkVenue(
  { catalogue }: Pick<GamesServices, 'catalogue'>,
  { pageOrigin }: Pick<StaffContext, 'pageOrigin'>,
  { venue: code }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const venue = await catalogue.findVenue(code);
  if (!venue) throw new Refusal('NOT_FOUND');
  const isHere = venue.launchUrl.startsWith('/');
  if (isHere && pageOrigin === null) throw new Refusal('VENUE_SILENT');
  const check = await readStudioCheck(`${isHere ? pageOrigin : ''}${venue.launchUrl}`);
  if (check === null) throw new Refusal('VENUE_SILENT');
  return check;
}
