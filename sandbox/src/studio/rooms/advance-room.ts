import { encodeJson } from '@perya/game-kit/json';
import type { Studio } from '../studio.ts';
import { roomGameOf } from './room-game.ts';
import type { RoomKey } from './room-key.ts';
import {
  attendRound,
  endRound,
  findNewestRound,
  firstNumber,
  insertRoomRound,
  listUnsettledRounds,
  ringBell,
  type TimedRound,
  tellOfRoom,
} from './rooms.store.ts';
import { ensureChain, outcomeOf, seedsOf } from './seeds.ts';
import { settleSeats } from './settle-seats.ts';
import { tellRound } from './tell-round.ts';

/** A move that came in time is decided within this: the seed is not shown before. */
const graceMs = 250;
/** Another process takes over within a second. Longer than this nobody could move. */
const gapMs = 3_000;

async function openNext(studio: Studio, key: RoomKey, last: TimedRound | null): Promise<void> {
  const { bettingMs, bellEveryMs = 1 } = roomGameOf(key).room.times;
  const chain = await ensureChain(studio, key, last);
  const isSame = last?.chain === chain.number;
  await insertRoomRound(studio.pool, key, {
    number: last ? last.number + 1n : await firstNumber(studio.pool, key),
    chain: chain.number,
    place: isSame ? last.place + 1 : 1,
    bettingMs,
    bellEveryMs,
  });
}

/** Whether the result has been looked at for long enough. */
function isNextDue(key: RoomKey, { sinceOpenedMs, sinceEndedMs }: TimedRound): boolean {
  const { restMs, everyMs = 0 } = roomGameOf(key).room.times;
  return sinceOpenedMs >= everyMs && (sinceEndedMs ?? 0) >= restMs;
}

async function playOn(studio: Studio, key: RoomKey, round: TimedRound): Promise<void> {
  const outcome = await outcomeOf(studio, key, round);
  const told = await tellRound(studio, key, round, outcome);
  const lengthMs = roomGameOf(key).room.lengthMs(outcome, told);
  const isInterrupted = await attendRound(studio.pool, key, round.number, { lengthMs, gapMs });
  const isNews = isInterrupted && !round.isInterrupted;
  // Seen by all at once; the seed and the payouts follow when the last move in time is decided.
  if (isNews || (round.sinceRungMs ?? 0) >= lengthMs) await tellOfRoom(studio.pool, key);
  const { serverSeed } = await seedsOf(studio, key, round);
  await endRound(studio.pool, key, round.number, {
    afterMs: lengthMs + graceMs,
    seed: serverSeed,
    outcome: encodeJson(outcome),
  });
}

/**
 * One look of the leader: settles what is over, and takes the room one step on if it is time. Every step is one
 * statement that asks for the state before, so that two leaders would do no more than one. True if seats were settled.
 */
export async function advanceRoom(
  studio: Studio,
  key: RoomKey,
  isAwake: boolean,
): Promise<boolean> {
  const round = await findNewestRound(studio.pool, key);
  if (round?.state === 'betting') await ringBell(studio.pool, key, round.number, gapMs);
  if (round?.state === 'playing') await playOn(studio, key, round);
  const unsettled = await listUnsettledRounds(studio.pool, key);
  for (const each of unsettled) await settleSeats(studio, key, each);
  const isOver = round === null || (round.state === 'ended' && isNextDue(key, round));
  if (isOver && isAwake) await openNext(studio, key, round);
  return unsettled.length > 0;
}
