import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type readPromotionReach as call,
  reachDays,
  reachLookedMax,
} from '@perya/contract/promotions/staff-calls/simulation';
import type { DeskServices } from '../services.ts';
import { createStandings, findSimulated } from './simulate-promotion.ts';

/** How many of the players who came lately a revision is for, before it is published. */
export async function readReach(
  services: DeskServices,
  { id, revision }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const promotion = await findSimulated(services, id, revision);
  const seen = await services.simulations.listSeen(reachDays, reachLookedMax + 1);
  const looked = seen.slice(0, reachLookedMax);
  const standings = await createStandings(services, promotion)(looked);
  const meant = [...standings.values()].filter(
    ({ isMeant, isShutOut, isTest }) => isMeant && !isShutOut && !isTest,
  );
  return { looked: looked.length, is_more: seen.length > looked.length, meant: meant.length };
}
