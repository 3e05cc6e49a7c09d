import { createFairSource } from '@perya/game-kit/fair-source';
import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type { SeatState } from '@perya/game-kit/room';
import type pg from 'pg';
import { insertMove } from '../moves.store.ts';
import { insertOutbox } from '../provider-api/outbox.store.ts';
import { winMessage } from '../provider-api/provider-messages.ts';
import { advanceOf, advanceRound, listOpenSeats, type Round } from '../rounds.store.ts';
import { type Studio, verifyUrlOf } from '../studio.ts';
import { inTransaction } from '../studio-pool.ts';
import { roomGameOf } from './room-game.ts';
import type { RoomKey } from './room-key.ts';
import { markSettled, type RoomRound } from './rooms.store.ts';

const batchSize = 200;

/** What the house adds to the moves of a seat: that nobody could reach the room, or what the pot came to. */
function houseMove(
  seat: Round,
  { isInterrupted, told }: Pick<RoomRound, 'isInterrupted' | 'told'>,
): { requestId: string; move: unknown } | null {
  const { awayMove } = roomGameOf(seat).room;
  if (told !== null) return { requestId: 'pot', move: decodeJson(told) };
  return isInterrupted && awayMove !== null ? { requestId: 'away', move: awayMove } : null;
}

async function movesOf(
  client: pg.PoolClient,
  seat: Round,
  round: RoomRound,
): Promise<readonly unknown[]> {
  const { moves } = decodeJson(seat.gameState ?? 'null') as SeatState<unknown, unknown, unknown>;
  const added = houseMove(seat, round);
  if (added === null) return moves;
  await insertMove(client, {
    roundId: seat.id,
    number: moves.length + 1,
    requestId: added.requestId,
    input: encodeJson(added.move),
    stake: 0n,
    state: 'made',
  });
  return [...moves, added.move];
}

/** Plays the seat from its seeds, as the verifier does, and stores what it pays with the message to send. */
async function settleSeat(
  studio: Studio,
  client: pg.PoolClient,
  seat: Round,
  round: RoomRound,
): Promise<void> {
  const { rules } = roomGameOf(seat).module;
  const source = createFairSource({ ...seat, nonce: Number(seat.nonce) });
  let step = rules.open(decodeJson(seat.bet), source);
  for (const move of await movesOf(client, seat, round)) {
    step = rules.move(step.state, move, source);
  }
  const advance = advanceOf(seat, source.cursor, 0n, step);
  if (!(await advanceRound(client, studio.vault, 'open', advance))) return;
  const lines = rules.describe(step.state);
  await insertOutbox(client, winMessage(seat, advance, lines, verifyUrlOf(studio, seat.id)));
}

/** Settles every seat of a round that is over. Whoever goes on after a crash settles the rest. */
export async function settleSeats(studio: Studio, key: RoomKey, round: RoomRound): Promise<void> {
  for (;;) {
    const seats = await listOpenSeats(studio, key, round.number, batchSize);
    if (seats.length === 0) break;
    await inTransaction(studio.pool, async (client) => {
      for (const seat of seats) await settleSeat(studio, client, seat, round);
    });
  }
  await markSettled(studio.pool, key, round.number);
}
