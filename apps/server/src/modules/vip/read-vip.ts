import type { AnswerOf } from '@perya/contract/call';
import type { getVip } from '@perya/contract/vip/calls/vip';
import type { VipServices } from './services.ts';
import { presentVip } from './vip.present.ts';

/** The level of a player, and what it is measured by. */
export async function readVip(
  { store }: VipServices,
  uid: bigint,
): Promise<AnswerOf<typeof getVip>> {
  const [standing, levels] = await Promise.all([store.readStanding(uid), store.listLevels()]);
  return presentVip(standing, levels);
}
