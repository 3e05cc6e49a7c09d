import { decodeJson } from '@perya/game-kit/json';
import { findGame } from '../find-game.ts';
import type { Studio } from '../studio.ts';
import { findNewestChain, listShownSeeds } from './chains.store.ts';
import { type RoomKey, topicOf } from './room-key.ts';
import { clientSeedOf } from './seeds.ts';

const seedsMax = 500;

/**
 * What anybody may check a room by: the fingerprint of its chain and the seeds that were shown, newest first.
 * `npm run room:verify` reads it.
 */
export async function readShownSeeds(studio: Studio, key: RoomKey) {
  const chain = await findNewestChain(studio.pool, key);
  if (!chain) return null;
  const shown = await listShownSeeds(studio.pool, key, chain.number, seedsMax);
  return {
    room: topicOf(key),
    engine: findGame(key.game)?.engine ?? key.game,
    chain: chain.number,
    commitment: chain.commitment,
    length: chain.length,
    clientSeed: clientSeedOf(key, chain.number),
    rounds: shown.map(({ number, place, seed, outcome }) => ({
      number: Number(number),
      place,
      seed,
      outcome: decodeJson(outcome),
    })),
  };
}
