import { clientSeedPattern } from '@perya/game-kit/fair-source';
import { readFairness } from './read-status.ts';
import { refusal } from './refusals.ts';
import { findLiveRound } from './rounds.store.ts';
import { ensureSeat, type SessionRow, updateClientSeed } from './seats.store.ts';
import { newClientSeed, newServerSeed, type Studio } from './studio.ts';

/** Counts from the next round on: an open round keeps its seeds. */
export async function changeClientSeed(studio: Studio, session: SessionRow, clientSeed: unknown) {
  if (typeof clientSeed !== 'string' || !clientSeedPattern.test(clientSeed)) {
    throw refusal('BAD_SEED');
  }
  const seeds = { clientSeed: newClientSeed(), serverSeed: newServerSeed() };
  await ensureSeat(studio, session, seeds);
  await updateClientSeed(studio.pool, session, clientSeed);
  return readFairness(studio, session, await findLiveRound(studio, session));
}
