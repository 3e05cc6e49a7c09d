import { decodeJson } from '@perya/game-kit/json';
import { centavos } from '@perya/money';
import { findGame } from './find-game.ts';
import { listMoves } from './moves.store.ts';
import { presentProof } from './present-round.ts';
import { listBets } from './rooms/pots.store.ts';
import { findRound, type Round } from './rounds.store.ts';
import type { Studio } from './studio.ts';

/** The format of a round's id; anything else is not looked up. */
export const roundIdPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Where the seat is paid by what the others held: their bets too, without a name. */
async function readPot({ pool }: Studio, { venue, game, nonce }: Round) {
  if (!findGame(game)?.module.room?.pot) return null;
  const bets = await listBets(pool, { venue, game }, nonce);
  return { bets: bets.map((bet) => decodeJson(bet)) };
}

/**
 * Everything needed to recompute a decided round. It names no player and its id cannot be guessed,
 * so it is readable by anyone who has the id.
 */
export async function readRecord(studio: Studio, roundId: string) {
  if (!roundIdPattern.test(roundId)) return null;
  const round = await findRound(studio, roundId);
  if (!round || round.payout === null) return null;
  const moves = await listMoves(studio.pool, roundId);
  return {
    ...presentProof(round),
    engine: round.engine,
    gameName: findGame(round.game)?.name ?? round.game,
    bet: decodeJson(round.bet),
    moves: moves.filter(({ state }) => state === 'made').map(({ input }) => decodeJson(input)),
    stake: centavos(round.stake),
    payout: centavos(round.payout),
    stakeReturned: round.stakeReturned === null ? null : centavos(round.stakeReturned),
    ...(await readPot(studio, round)),
  };
}
