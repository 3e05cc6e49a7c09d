import { decodeJson } from '@perya/game-kit/json';
import { readClock } from '../rooms/holds.store.ts';
import { findLiveRound } from '../rounds.store.ts';
import type { SessionRow } from '../seats.store.ts';
import type { Studio } from '../studio.ts';
import { listSeats, listWaiting } from './hand-seats.store.ts';
import { findHandOf } from './hands.store.ts';
import { shownAt } from './present-seat.ts';
import { tableGameOf } from './table-game.ts';

async function readSeat(studio: Studio, session: SessionRow) {
  const round = await findLiveRound(studio, session);
  if (round?.state !== 'open') return null;
  const hand = await findHandOf(studio.pool, studio.vault, round.id);
  if (!hand) return null;
  const seats = await listSeats(studio.pool, hand.id);
  const place = seats.find(({ roundId }) => roundId === round.id)?.place ?? 0;
  return {
    roundId: round.id,
    phase: hand.state,
    taken: seats.length,
    gathersUntilMs: hand.gathersUntil?.getTime() ?? null,
    shown: shownAt(hand, place),
    turnEndsAtMs: hand.turnEndsAt?.getTime() ?? null,
    away: hand.away,
  };
}

/** How the tables of a game stand for one player: who waits where, and the player's own seat with what it may see. */
export async function readTables(studio: Studio, session: SessionRow) {
  const { rules } = tableGameOf(session).module;
  const waiting = await listWaiting(studio.pool, session);
  return {
    waiting: waiting.map(({ bet, taken, commitment }) => ({
      stake: rules.stakeOf(decodeJson(bet)),
      taken,
      commitment,
    })),
    seat: await readSeat(studio, session),
    nowMs: (await readClock(studio.pool)).getTime(),
  };
}
