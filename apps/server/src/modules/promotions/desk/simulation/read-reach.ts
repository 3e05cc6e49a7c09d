import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { readPromotionReach as call } from '@perya/contract/promotions/staff-calls/simulation';
import type { Audience } from '@perya/contract/rules/promotions/audience';
import { type LookedAt, reachDays, reachLookedMax } from '@perya/contract/rules/promotions/reach';
import type { DeskServices } from '../services.ts';
import type { Standing } from './decide-earned.ts';
import { createStandings, findSimulated } from './simulate-promotion.ts';

type Simulations = Pick<DeskServices, 'simulations'>;

/** Players who came lately, no more of them than are looked at. */
async function lookAtSeen({ simulations }: Simulations) {
  const seen = await simulations.listSeen(reachDays, reachLookedMax + 1);
  const looked = seen.slice(0, reachLookedMax);
  return { looked, isMore: seen.length > looked.length };
}

/** How many of the players who came lately a revision is for, before it is published. */
export async function readReach(
  services: DeskServices,
  { id, revision }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const promotion = await findSimulated(services, id, revision);
  const { looked, isMore } = await lookAtSeen(services);
  const standings = await createStandings(services, promotion.fields)(looked);
  const meant = [...standings.values()].filter(
    ({ isMeant, isShutOut, isTest }) => isMeant && !isShutOut && !isTest,
  );
  return { looked: looked.length, is_more: isMore, meant: meant.length };
}

/** How many of the players who came lately are of one of these audiences, for what is not given but shown. */
export async function countReach(
  services: Simulations,
  audiences: readonly Audience[],
): Promise<LookedAt> {
  const { looked, isMore } = await lookAtSeen(services);
  const meant = new Set<bigint>();
  for (const audience of audiences) {
    const fields = { audience, isOnePerPerson: false };
    const standings: ReadonlyMap<bigint, Standing> = await createStandings(
      services,
      fields,
    )(looked);
    for (const [uid, { isMeant, isTest }] of standings) if (isMeant && !isTest) meant.add(uid);
  }
  return { looked: looked.length, is_more: isMore, meant: meant.size };
}
