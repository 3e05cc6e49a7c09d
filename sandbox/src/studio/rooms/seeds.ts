import { createFairSource, type FairSeeds } from '@perya/game-kit/fair-source';
import { seedAt } from '@perya/game-kit/hash-chain';
import { newServerSeed, type Studio } from '../studio.ts';
import { type Chain, findChain, findNewestChain, insertChain } from './chains.store.ts';
import { roomGameOf } from './room-game.ts';
import { type RoomKey, topicOf } from './room-key.ts';
import type { RoomRound } from './rooms.store.ts';

/** Two days of rounds and more; then another chain is committed to. */
const chainLength = 10_000;
const keptMax = 64;

type Placed = Pick<RoomRound, 'number' | 'chain' | 'place'>;

/** The player's part of the seeds is the same for all and chosen by nobody: the game and the number of the chain. */
export const clientSeedOf = ({ game }: RoomKey, chain: number): string => `${game}:${chain}`;

async function compute(studio: Studio, key: RoomKey, round: Placed): Promise<FairSeeds> {
  const chain = await findChain(studio, key, round.chain);
  if (!chain) throw new Error(`The room ${topicOf(key)} has no chain ${round.chain}`);
  return {
    serverSeed: seedAt(chain.lastSeed, chain.length, round.place),
    clientSeed: clientSeedOf(key, round.chain),
    nonce: Number(round.number),
  };
}

/** What the round of a room is drawn from, the same for every seat. Secret until it is over. */
export function seedsOf(studio: Studio, key: RoomKey, round: Placed): Promise<FairSeeds> {
  const { seeds } = studio.rooms;
  const name = `${topicOf(key)}/${round.number}`;
  const known = seeds.get(name);
  if (known) return known;
  const computed = compute(studio, key, round);
  seeds.set(name, computed);
  // A failure is not remembered.
  computed.catch(() => seeds.delete(name));
  const [oldest] = seeds.keys();
  if (seeds.size > keptMax && oldest !== undefined) seeds.delete(oldest);
  return computed;
}

export async function outcomeOf(studio: Studio, key: RoomKey, round: Placed): Promise<unknown> {
  return roomGameOf(key).room.draw(createFairSource(await seedsOf(studio, key, round)));
}

/** The chain in use, or a new one if there is none or every seed of it was used. */
export async function ensureChain(
  studio: Studio,
  key: RoomKey,
  last: Placed | null,
  length = chainLength,
): Promise<Chain> {
  const newest = await findNewestChain(studio.pool, key);
  const isUsedUp = last !== null && last.chain === newest?.number && last.place >= newest.length;
  if (newest && !isUsedUp) return newest;
  const lastSeed = newServerSeed();
  const number = (newest?.number ?? 0) + 1;
  const commitment = seedAt(lastSeed, length, 0);
  await insertChain(studio, key, { number, commitment, length, lastSeed });
  const made = await findNewestChain(studio.pool, key);
  if (!made) throw new Error('The chain vanished');
  return made;
}
