import { changeMoveState, listAbandonedMoves } from '../moves.store.ts';
import { insertOutbox } from '../provider-api/outbox.store.ts';
import { rollbackMessage } from '../provider-api/provider-messages.ts';
import { changeRoundState, findRound, listAbandonedRounds, type Round } from '../rounds.store.ts';
import type { Studio } from '../studio.ts';
import { inTransaction } from '../studio-pool.ts';

/** Cancels a bet whose stake may have been taken: its rollback goes into the outbox first. */
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
 * After a crash, stakes may be pending whose answer was lost. Their outcome was never shown, so they
 * are rolled back.
 */
export async function recoverRounds(studio: Studio): Promise<void> {
  for (const round of await listAbandonedRounds(studio)) await cancelBet(studio, round);
  for (const move of await listAbandonedMoves(studio.pool)) {
    const round = await findRound(studio, move.roundId);
    if (round) await cancelMove(studio, round, move.number);
  }
}
