import type pg from 'pg';
import { insertOutbox } from '../provider-api/outbox.store.ts';
import { rollbackMessage } from '../provider-api/provider-messages.ts';
import { changeRoundState, listRounds } from '../rounds.store.ts';
import type { Studio } from '../studio.ts';
import { deleteSeat, listSeats } from './hand-seats.store.ts';
import { type Hand, writeGathering } from './hands.store.ts';
import { tableGameOf } from './table-game.ts';

/** Frees seats of a table that is held and has not been dealt: their stakes go back. */
export async function giveBackStakes(
  { vault }: Studio,
  client: pg.PoolClient,
  hand: Hand,
  roundIds: readonly string[],
): Promise<void> {
  for (const round of await listRounds({ pool: client, vault }, roundIds)) {
    await deleteSeat(client, round.id);
    if (await changeRoundState(client, round.id, 'open', 'cancelling')) {
      await insertOutbox(client, rollbackMessage(round, 0));
    }
  }
  const isEmpty = (await listSeats(client, hand.id)).length === 0;
  await writeGathering(client, hand.id, isEmpty ? null : tableGameOf(hand).table.times.gatherMs);
}
