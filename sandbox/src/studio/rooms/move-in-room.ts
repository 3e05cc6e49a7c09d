import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type { SeatState } from '@perya/game-kit/room';
import { answerPlayed } from '../answer-played.ts';
import { findOwnRound } from '../make-move.ts';
import { insertMove, listMoves } from '../moves.store.ts';
import { refusal, StudioBusy } from '../refusals.ts';
import { advanceOf, advanceRound, type Round } from '../rounds.store.ts';
import type { SessionRow } from '../seats.store.ts';
import { type Studio, seatName } from '../studio.ts';
import { inTransaction } from '../studio-pool.ts';
import { holdPlaying } from './holds.store.ts';
import { roomGameOf } from './room-game.ts';
import { findRoomRound } from './rooms.store.ts';
import { outcomeOf } from './seeds.ts';

export interface RoomMoveRequest {
  requestId: string;
  roundId: string;
  wish: unknown;
  /** When the request came, by this process's steady clock: what it waited here is not the player's. */
  arrivedAtMs: number;
}

type Seat = SeatState<unknown, unknown, unknown>;

interface Decision {
  seat: Round;
  outcome: unknown;
  number: number;
}

/** The move and the seat after it are written together, while the round is held playing. */
async function write(studio: Studio, request: RoomMoveRequest, decision: Decision): Promise<void> {
  const { seat, outcome, number } = decision;
  const { room } = roomGameOf(seat);
  await inTransaction(studio.pool, async (client) => {
    // Read before the clock is asked: whatever takes time after that must not make the move an earlier one.
    const waitedMs = performance.now() - request.arrivedAtMs;
    const held = await holdPlaying(client, seat, seat.nonce);
    if (!held) throw refusal('ROUND_NOT_OPEN');
    // What was not played comes back: nobody chooses between that and a move.
    if (held.isInterrupted) throw refusal('ROUND_INTERRUPTED');
    const elapsedMs = held.elapsedMs - waitedMs;
    const state = decodeJson(seat.gameState ?? 'null') as Seat;
    const move: unknown = room.timeMove(request.wish, { ...state, elapsedMs, outcome });
    const isMade = await insertMove(client, {
      roundId: seat.id,
      number,
      requestId: request.requestId,
      input: encodeJson(move),
      stake: 0n,
      state: 'made',
    });
    if (!isMade) throw new StudioBusy('Another move is under way');
    const next = { state: { ...state, moves: [...state.moves, move] }, payout: null };
    if (!(await advanceRound(client, studio.vault, 'open', advanceOf(seat, 0, 0n, next)))) {
      throw new StudioBusy('The round moved on');
    }
  });
}

/**
 * A move in a round that plays: what it comes to is decided by the moment at which it came, on the one clock of the
 * room. Any process takes it, whichever leads the room.
 */
export function moveInRoom(studio: Studio, session: SessionRow, request: RoomMoveRequest) {
  return studio.inTurn(seatName(session), async () => {
    const { requestId, roundId } = request;
    // Read before the seat: a concurrent move then takes the same number, and the insert refuses one of them.
    const moves = await listMoves(studio.pool, roundId);
    const seat = await findOwnRound(studio, session, roundId);
    if (!moves.some((each) => each.requestId === requestId)) {
      if (seat.state !== 'open') throw refusal('ROUND_NOT_OPEN');
      const round = await findRoomRound(studio.pool, session, seat.nonce);
      if (!round) throw refusal('UNKNOWN_ROUND');
      const outcome = await outcomeOf(studio, session, round);
      await write(studio, request, { seat, outcome, number: moves.length + 1 });
    }
    return answerPlayed(studio, session, roundId, null);
  });
}
