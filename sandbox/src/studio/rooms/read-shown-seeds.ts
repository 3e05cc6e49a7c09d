import { decodeJson } from '@perya/game-kit/json';
import { findGame } from '../find-game.ts';
import type { Studio } from '../studio.ts';
import { findNewestChain, listShownSeeds, type ShownSeed } from './chains.store.ts';
import { listBets } from './pots.store.ts';
import { type RoomKey, topicOf } from './room-key.ts';
import { clientSeedOf } from './seeds.ts';

const seedsMax = 500;
/** Of so many rounds with a pot every card that was sold is shown, without a name. */
const potsMax = 20;

/** What anybody may know of a round that is over. */
interface ShownRound {
  number: number;
  place: number;
  seed: string;
  outcome: unknown;
  /** Where the room has a pot: what it came to, and of the newest rounds out of which bets. */
  told?: unknown;
  bets?: unknown[];
}

async function showRound(
  { pool }: Studio,
  key: RoomKey,
  { number, place, seed, outcome, told }: ShownSeed,
  isRecent: boolean,
): Promise<ShownRound> {
  const round = { number: Number(number), place, seed, outcome: decodeJson(outcome) };
  if (told === null) return round;
  const withTold = { ...round, told: decodeJson(told) };
  if (!isRecent) return withTold;
  const bets = await listBets(pool, key, number);
  return { ...withTold, bets: bets.map((bet) => decodeJson(bet)) };
}

/**
 * What anybody may check a room by: the fingerprint of its chain and the seeds that were shown, newest first.
 * `npm run room:verify` reads it.
 */
export async function readShownSeeds(studio: Studio, key: RoomKey) {
  const chain = await findNewestChain(studio.pool, key);
  if (!chain) return null;
  const shown = await listShownSeeds(studio.pool, key, chain.number, seedsMax);
  const rounds: ShownRound[] = [];
  for (const [at, seed] of shown.entries())
    rounds.push(await showRound(studio, key, seed, at < potsMax));
  return {
    room: topicOf(key),
    engine: findGame(key.game)?.engine ?? key.game,
    chain: chain.number,
    commitment: chain.commitment,
    length: chain.length,
    clientSeed: clientSeedOf(key, chain.number),
    rounds,
  };
}
