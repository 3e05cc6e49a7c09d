import { deliverRound } from './provider-api/deliver-outbox.ts';
import { refusal, StudioBusy } from './refusals.ts';
import { findLiveRound } from './rounds.store.ts';
import type { SessionRow } from './seats.store.ts';
import type { Studio } from './studio.ts';

/** A seat has one live round at a time. One that only waits for its payout is delivered once more first. */
export async function refuseIfRoundIsLive(studio: Studio, session: SessionRow): Promise<void> {
  const live = await findLiveRound(studio, session);
  if (!live) return;
  if (live.state === 'open') throw refusal('ROUND_OPEN');
  if (live.state === 'staking') throw new StudioBusy('Another bet is under way');
  await deliverRound(studio, live.id);
  if (await findLiveRound(studio, session)) throw refusal('ROUND_SETTLING');
}
