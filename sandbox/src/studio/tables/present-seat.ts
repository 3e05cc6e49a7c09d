import { decodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import type { Round } from '../rounds.store.ts';
import type { Studio } from '../studio.ts';
import { listSeats } from './hand-seats.store.ts';
import { findHandOf, type Hand } from './hands.store.ts';
import { tableGameOf } from './table-game.ts';

/** What the seat may see of its hand: its own cards and what lies open. Null before the deal. */
export function shownAt(hand: Hand, place: number): unknown {
  if (hand.state !== 'playing' || hand.gameState === null) return null;
  const { table, module } = tableGameOf(hand);
  return module.rules.show(table.seatAt(decodeJson(hand.gameState), place));
}

/** An open round of a table as the browser may know it. */
export async function presentSeat({ pool, vault }: Studio, round: Round) {
  const hand = await findHandOf(pool, vault, round.id);
  const seats = hand ? await listSeats(pool, hand.id) : [];
  const place = seats.find(({ roundId }) => roundId === round.id)?.place ?? 0;
  return {
    id: round.id,
    number: Number(round.nonce),
    status: 'open' as const,
    stake: round.stake,
    payout: null,
    stakeReturned: centavos(0),
    isHeld: false,
    shown: hand && shownAt(hand, place),
  };
}
