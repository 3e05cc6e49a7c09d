import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type pg from 'pg';
import { insertOutbox } from '../provider-api/outbox.store.ts';
import { winMessage } from '../provider-api/provider-messages.ts';
import { advanceOf, advanceRound, listRounds, type Round } from '../rounds.store.ts';
import { type Studio, verifyUrlOf } from '../studio.ts';
import { insertHandMove, listHandMoves, listSeats } from './hand-seats.store.ts';
import { type Hand, writeHand } from './hands.store.ts';
import { sourceOf, tableGameOf } from './table-game.ts';

/** Plays the hand again from its seeds as this seat's record does, and stores what it pays with the message to send. */
async function settleSeat(
  studio: Studio,
  client: pg.PoolClient,
  round: Round,
  { hand, place, moves }: { hand: Hand; place: number; moves: readonly unknown[] },
): Promise<void> {
  const { table, module } = tableGameOf(hand);
  const { rules } = module;
  const source = sourceOf(hand);
  let step = rules.open(decodeJson(hand.bet), source);
  for (const move of [table.sitMove(place), ...moves]) step = rules.move(step.state, move, source);
  const advance = advanceOf(round, source.cursor, 0n, step);
  if (!(await advanceRound(client, studio.vault, 'open', advance))) return;
  const lines = rules.describe(step.state);
  const put = Number(round.stake - (advance.stakeReturned ?? 0n));
  const message = winMessage(round, advance, lines, verifyUrlOf(studio, round.id), {
    hand: hand.id,
    put,
  });
  await insertOutbox(client, message);
}

async function settle(studio: Studio, client: pg.PoolClient, hand: Hand): Promise<void> {
  const seats = await listSeats(client, hand.id);
  const books = { pool: client, vault: studio.vault };
  const rounds = await listRounds(
    books,
    seats.map(({ roundId }) => roundId),
  );
  const moves = (await listHandMoves(client, hand.id)).map((input) => decodeJson(input));
  for (const { place, roundId } of seats) {
    const round = rounds.find(({ id }) => id === roundId);
    if (round) await settleSeat(studio, client, round, { hand, place, moves });
  }
}

interface Played {
  move: unknown;
  /** Null for what the house writes. */
  requestId: string | null;
  missed: readonly number[];
  away: readonly boolean[];
}

/**
 * Writes one play of a hand that is held, and all that follows from it: when it ends, what every seat is paid. So a crash
 * leaves either all of it or nothing. Answers whether the hand is over.
 */
export async function playOn(
  studio: Studio,
  client: pg.PoolClient,
  hand: Hand,
  { move, requestId, missed, away }: Played,
): Promise<boolean> {
  const { table, module } = tableGameOf(hand);
  const source = sourceOf(hand, hand.cursor);
  const { state } = module.rules.move(decodeJson(hand.gameState ?? 'null'), move, source);
  await insertHandMove(client, hand.id, { requestId, input: encodeJson(move) });
  const turn = table.turnOf(state);
  const { turnMs, awayTurnMs } = table.times;
  await writeHand(client, studio.vault, {
    id: hand.id,
    serverSeed: hand.serverSeed,
    state: turn === null ? 'ended' : 'playing',
    cursor: source.cursor,
    gameState: encodeJson(state),
    missed,
    away,
    turnMs: turn === null ? null : away[turn] ? awayTurnMs : turnMs,
  });
  if (turn === null) await settle(studio, client, hand);
  return turn === null;
}
