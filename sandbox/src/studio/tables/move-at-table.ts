import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type pg from 'pg';
import { findOwnRound } from '../make-move.ts';
import { deliverRound } from '../provider-api/deliver-outbox.ts';
import { refusal } from '../refusals.ts';
import type { SessionRow } from '../seats.store.ts';
import { type Studio, seatName } from '../studio.ts';
import { inTransaction } from '../studio-pool.ts';
import { answerSeat } from './answer-seat.ts';
import { giveBackStakes } from './give-back-stakes.ts';
import { findHandMove, listSeats } from './hand-seats.store.ts';
import { type Hand, holdHandOf, writeAway } from './hands.store.ts';
import { playOn } from './play-on.ts';
import { tableGameOf } from './table-game.ts';

interface TableMoveRequest {
  requestId: string;
  roundId: string;
  wish: unknown;
}

const isLeaving = (wish: unknown): boolean =>
  typeof wish === 'object' && wish !== null && 'kind' in wish && wish.kind === 'leave';

const withAt = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((each, place) => (place === at ? item : each));

async function placeOf(client: pg.PoolClient, hand: Hand, roundId: string): Promise<number> {
  const seats = await listSeats(client, hand.id);
  const place = seats.find((seat) => seat.roundId === roundId)?.place;
  if (place === undefined) throw refusal('ROUND_NOT_OPEN');
  return place;
}

/** Before the deal the stake goes back; in a hand it stays in play, and the clock plays for the seat at once. */
async function leave(studio: Studio, client: pg.PoolClient, hand: Hand, roundId: string) {
  if (hand.state === 'gathering') {
    await giveBackStakes(studio, client, hand, [roundId]);
    return 'left' as const;
  }
  if (hand.state !== 'playing') throw refusal('ROUND_NOT_OPEN');
  const place = await placeOf(client, hand, roundId);
  const away = withAt(hand.away, place, true);
  const { turnOf, times } = tableGameOf(hand).table;
  const isTurn = turnOf(decodeJson(hand.gameState ?? 'null')) === place;
  await writeAway(client, { id: hand.id, away }, isTurn ? times.awayTurnMs : null);
  return 'away' as const;
}

async function play(
  studio: Studio,
  client: pg.PoolClient,
  hand: Hand,
  { requestId, roundId, wish }: TableMoveRequest,
) {
  const place = await placeOf(client, hand, roundId);
  const move: unknown = tableGameOf(hand).table.parseWish(wish, place);
  const known = await findHandMove(client, hand.id, requestId);
  if (known !== null) {
    if (known !== encodeJson(move)) throw refusal('REQUEST_REUSED');
    return 'played' as const;
  }
  if (hand.state !== 'playing') throw refusal('ROUND_NOT_OPEN');
  const missed = withAt(hand.missed, place, 0);
  const away = withAt(hand.away, place, false);
  await playOn(studio, client, hand, { move, requestId, missed, away });
  return 'played' as const;
}

/** A play of one seat, decided while its hand is held: two at once are one after the other, in whichever process. */
export function moveAtTable(studio: Studio, session: SessionRow, request: TableMoveRequest) {
  return studio.inTurn(seatName(session), async () => {
    const round = await findOwnRound(studio, session, request.roundId);
    const done = await inTransaction(studio.pool, async (client) => {
      const hand = await holdHandOf(client, studio.vault, round.id);
      if (!hand) throw refusal('ROUND_NOT_OPEN');
      return isLeaving(request.wish)
        ? leave(studio, client, hand, round.id)
        : play(studio, client, hand, request);
    });
    studio.tables.changed();
    if (done === 'left') {
      await deliverRound(studio, round.id);
      throw refusal('SEAT_LEFT');
    }
    return answerSeat(studio, session, round.id, null);
  });
}
