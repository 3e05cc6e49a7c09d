import { decodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { findGame } from './find-game.ts';
import { listMoves } from './moves.store.ts';
import { presentProof } from './present-round.ts';
import { listBets } from './rooms/pots.store.ts';
import { findRound, type Round } from './rounds.store.ts';
import type { Studio } from './studio.ts';
import { listHandMoves, listSeats } from './tables/hand-seats.store.ts';
import { findHandOf } from './tables/hands.store.ts';
import { isTableGame, tableGameOf } from './tables/table-game.ts';

/** The format of a round's id; anything else is not looked up. */
export const roundIdPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Where the seat is paid by what the others held: their bets too, without a name. */
async function readPot({ pool }: Studio, { venue, game, nonce }: Round) {
  if (!findGame(game)?.module.room?.pot) return null;
  const bets = await listBets(pool, { venue, game }, nonce);
  return { bets: bets.map((bet) => decodeJson(bet)) };
}

/** At a table the moves of all seats, after the one that says whose record this is. */
async function readMoves({ pool, vault }: Studio, round: Round): Promise<unknown[]> {
  if (!isTableGame(round.game)) {
    const moves = await listMoves(pool, round.id);
    return moves.filter(({ state }) => state === 'made').map(({ input }) => decodeJson(input));
  }
  const hand = await findHandOf(pool, vault, round.id);
  if (!hand) return [];
  const seats = await listSeats(pool, hand.id);
  const place = seats.find(({ roundId }) => roundId === round.id)?.place ?? 0;
  const inputs = await listHandMoves(pool, hand.id);
  return [tableGameOf(round).table.sitMove(place), ...inputs.map((input) => decodeJson(input))];
}

/**
 * Everything needed to recompute a decided round. It names no player and its id cannot be guessed,
 * so it is readable by anyone who has the id.
 */
export async function readRecord(studio: Studio, roundId: string) {
  if (!roundIdPattern.test(roundId)) return null;
  const round = await findRound(studio, roundId);
  if (!round || round.payout === null) return null;
  const moves = await readMoves(studio, round);
  return {
    ...presentProof(round),
    engine: round.engine,
    gameName: findGame(round.game)?.name ?? round.game,
    bet: decodeJson(round.bet),
    moves,
    stake: centavos(round.stake),
    payout: centavos(round.payout),
    stakeReturned: round.stakeReturned === null ? null : centavos(round.stakeReturned),
    isHeld: round.isHeld,
    ...(await readPot(studio, round)),
  };
}
