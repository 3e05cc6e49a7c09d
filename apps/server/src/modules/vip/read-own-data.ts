import { type DataFile, jsonFile } from '../../platform/files/data-file.ts';
import type { VipServices } from './services.ts';
import { wholeXp } from './vip.present.ts';

/** How far a player has come, and since when. */
export async function* readOwnData({ store }: VipServices, uid: bigint): AsyncIterable<DataFile> {
  const [{ level, staked }, rises] = await Promise.all([
    store.readStanding(uid),
    store.listRises(uid),
  ]);
  yield jsonFile('vip.json', { level, xp: wholeXp(staked), reached: rises });
}
