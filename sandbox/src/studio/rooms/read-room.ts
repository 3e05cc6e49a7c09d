import { commitmentOf } from '@perya/game-kit/fair-source';
import { decodeJson } from '@perya/game-kit/json';
import type { Studio } from '../studio.ts';
import { roomGameOf } from './room-game.ts';
import type { RoomKey } from './room-key.ts';
import { countSeats, findNewestRound, listOutcomes, type TimedRound } from './rooms.store.ts';
import { outcomeOf, seedsOf } from './seeds.ts';

const outcomesMax = 40;
/** Where a round is a drum of balls and a hall of cards. */
const potOutcomesMax = 8;

const toldOf = ({ told }: Pick<TimedRound, 'told'>): unknown => decodeJson(told ?? 'null');

async function shownOutcome(studio: Studio, key: RoomKey, round: TimedRound): Promise<unknown> {
  if (round.outcome !== null) return decodeJson(round.outcome);
  if (round.state !== 'playing') return null;
  const { isShownAtBell, lengthMs, pot } = roomGameOf(key).room;
  // What all came to and what was drawn are shown as one.
  if (pot && round.told === null) return null;
  const outcome = await outcomeOf(studio, key, round);
  // Played out, nothing that comes from now on can count: everybody may see it before the seats are settled.
  const isOver = (round.sinceRungMs ?? 0) >= lengthMs(outcome, toldOf(round));
  return isShownAtBell || isOver ? outcome : null;
}

/**
 * How a room stands, for everybody alike: what is pushed at every change is also what a latecomer gets. Times are
 * of the database's clock, which says what time it is too.
 */
export async function readRoom(studio: Studio, key: RoomKey) {
  const round = await findNewestRound(studio.pool, key);
  const limit = roomGameOf(key).room.pot ? potOutcomesMax : outcomesMax;
  const past = (await listOutcomes(studio.pool, key, limit)).map((each) => ({
    number: Number(each.number),
    outcome: decodeJson(each.outcome),
    ...(each.told !== null && { told: toldOf(each) }),
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
      ...(round.told !== null && { told: toldOf(round) }),
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
