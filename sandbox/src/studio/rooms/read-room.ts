import { commitmentOf } from '@perya/game-kit/fair-source';
import { decodeJson } from '@perya/game-kit/json';
import type { Studio } from '../studio.ts';
import { roomGameOf } from './room-game.ts';
import type { RoomKey } from './room-key.ts';
import { countSeats, findNewestRound, listOutcomes, type TimedRound } from './rooms.store.ts';
import { outcomeOf, seedsOf } from './seeds.ts';

const outcomesMax = 40;

async function shownOutcome(studio: Studio, key: RoomKey, round: TimedRound): Promise<unknown> {
  if (round.outcome !== null) return decodeJson(round.outcome);
  if (round.state !== 'playing') return null;
  const { isShownAtBell, lengthMs } = roomGameOf(key).room;
  const outcome = await outcomeOf(studio, key, round);
  // Played out, nothing that comes from now on can count: everybody may see it before the seats are settled.
  const isOver = (round.sinceRungMs ?? 0) >= lengthMs(outcome);
  return isShownAtBell || isOver ? outcome : null;
}

/**
 * How a room stands, for everybody alike: what is pushed at every change is also what a latecomer gets. Times are
 * of the database's clock, which says what time it is too.
 */
export async function readRoom(studio: Studio, key: RoomKey) {
  const round = await findNewestRound(studio.pool, key);
  const past = (await listOutcomes(studio.pool, key, outcomesMax)).map(({ number, outcome }) => ({
    number: Number(number),
    outcome: decodeJson(outcome),
  }));
  if (!round) return { round: null, past };
  const { serverSeed, clientSeed, nonce } = await seedsOf(studio, key, round);
  const { count, stake } = await countSeats(studio.pool, key, round.number);
  return {
    round: {
      number: nonce,
      phase: round.state,
      nowMs: round.now.getTime(),
      bellAtMs: round.bellAt.getTime(),
      rungAtMs: round.rungAt?.getTime() ?? null,
      outcome: await shownOutcome(studio, key, round),
      isInterrupted: round.isInterrupted,
      commitment: commitmentOf(serverSeed),
      clientSeed,
      seats: count,
      staked: stake,
    },
    past,
  };
}

/** The seeds of the round that takes bets or plays, as far as anybody may know them. */
export async function readRoomSeeds(studio: Studio, key: RoomKey) {
  const round = await findNewestRound(studio.pool, key);
  if (!round) return { commitment: '', clientSeed: '', nonce: 0 };
  const { serverSeed, clientSeed, nonce } = await seedsOf(studio, key, round);
  return { commitment: commitmentOf(serverSeed), clientSeed, nonce };
}
