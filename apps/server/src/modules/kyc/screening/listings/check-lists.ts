import type { ListCheckState } from '@perya/contract/kyc/list-checks';
import type { Guards } from '../../../../platform/http/gates/admission.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { loadLists, screenPlayer } from './screen-player.ts';
import type { ListingServices } from './services.ts';

type Moment = Parameters<Guards['lists']>[0];

/** By what stands, where that is by the newest lists; otherwise the player is looked at now. */
async function stateNow(
  services: ListingServices,
  uid: bigint,
  moment: Moment,
): Promise<ListCheckState> {
  const { listings, watchLists, metrics } = services;
  const [newest, held] = await Promise.all([watchLists.store.readVersion(), listings.find(uid)]);
  const version = BigInt(newest);
  if (version > 0n && (held === null || held.listsVersion < version)) {
    const who = await listings.findScreenable(uid);
    if (who !== null) return screenPlayer(services, who, await loadLists(services), moment);
  }
  const state = held?.state ?? 'unknown';
  await listings.noteCheck({ uid, moment, listsVersion: version, state });
  metrics.count(moment, state);
  return state;
}

/** At the gates of deposits and play: refuses a person whom the law keeps from both. Every check is kept. */
export async function admitUnlisted(
  services: ListingServices,
  moment: Moment,
  { uid }: { uid: bigint },
): Promise<void> {
  if ((await stateNow(services, uid, moment)) === 'listed') throw new Refusal('EXCLUDED');
}
