import type { AnswerOf } from '@perya/contract/call';
import type { getVip, getVipRule } from '@perya/contract/vip/calls/vip';
import type { listVipLevels } from '@perya/contract/vip/staff-calls/levels';
import { type DataFile, jsonFile } from '../../platform/files/data-file.ts';
import type { VipServices } from './services.ts';
import { presentGift, presentRule, presentVip, wholeXp } from './vip.present.ts';

/** How far a player has come. */
export async function readStanding(
  { store }: VipServices,
  uid: bigint,
): Promise<{ level: number; xp: number }> {
  const { level, staked } = await store.readStanding(uid);
  return { level, xp: wholeXp(staked) };
}

/** The level of a player, and what it is measured by. */
export async function readVip(
  { store }: VipServices,
  uid: bigint,
): Promise<AnswerOf<typeof getVip>> {
  const [standing, levels] = await Promise.all([store.readStanding(uid), store.listLevels()]);
  return presentVip(standing, levels);
}

/** Every level, by tier, with what it brings. */
export async function readRule({
  store,
  givers,
}: VipServices): Promise<AnswerOf<typeof getVipRule>> {
  const [levels, ...gifts] = await Promise.all([
    store.listLevels(),
    ...givers.map((give) => give()),
  ]);
  return presentRule(levels, gifts);
}

/** The same in one list, for staff. */
export async function listLevels({
  store,
  givers,
}: VipServices): Promise<AnswerOf<typeof listVipLevels>> {
  const [levels, ...gifts] = await Promise.all([
    store.listLevels(),
    ...givers.map((give) => give()),
  ]);
  return levels.map(({ level, tier, xp }) => ({
    level,
    tier,
    xp: Number(xp),
    gift: presentGift(gifts, level),
  }));
}

/** How far a player has come, and since when. */
export async function* readOwnData({ store }: VipServices, uid: bigint): AsyncIterable<DataFile> {
  const [{ level, staked }, rises] = await Promise.all([
    store.readStanding(uid),
    store.listRises(uid),
  ]);
  yield jsonFile('vip.json', { level, xp: wholeXp(staked), reached: rises });
}
