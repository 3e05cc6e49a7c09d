import { changeMoveState, listAbandonedMoves } from './moves.store.ts';
import { insertOutbox } from './provider-api/outbox.store.ts';
import { rollbackMessage } from './provider-api/wallet-messages.ts';
import { changeRoundState, findRound, listAbandonedRounds, type Round } from './rounds.store.ts';
import type { Studio } from './studio.ts';
import { inTransaction } from './studio-pool.ts';

/** Calls a bet off whose stake may have been taken: the way back is written down before anything is sent. */
export async function cancelBet({ pool }: Studio, round: Round): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (await changeRoundState(client, round.id, 'staking', 'cancelling')) {
      await insertOutbox(client, rollbackMessage(round, 0));
    }
  });
}

/** The same for the further stake of a move: the round itself stays open. */
export async function cancelMove({ pool }: Studio, round: Round, number: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    const move = { roundId: round.id, number };
    if (await changeMoveState(client, move, 'staking', 'cancelling')) {
      await insertOutbox(client, rollbackMessage(round, number));
    }
  });
}

/**
 * After a crash a stake may have been asked for and never answered. Nobody has seen an outcome of
 * it, so it goes back.
 */
export async function recoverRounds(studio: Studio): Promise<void> {
  for (const round of await listAbandonedRounds(studio.pool)) await cancelBet(studio, round);
  for (const move of await listAbandonedMoves(studio.pool)) {
    const round = await findRound(studio.pool, move.roundId);
    if (round) await cancelMove(studio, round, move.number);
  }
}
