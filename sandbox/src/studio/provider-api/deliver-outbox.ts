import type { ProviderCode } from '@perya/contract/provider-api/wire';
import { changeMoveState } from '../moves.store.ts';
import { changeRoundState, settleRound } from '../rounds.store.ts';
import type { Studio } from '../studio.ts';
import { inTransaction } from '../studio-pool.ts';
import { markDone, type OutboxRow, postpone, takeDue } from './outbox.store.ts';

const firstWaitMs = 500;
const waitMaxMs = 60_000;
const batchSize = 20;

const waitAfter = (tries: number): number => Math.min(waitMaxMs, firstWaitMs * 2 ** (tries - 1));

/** The round changes state only after the provider API has acknowledged the message. */
async function acknowledge({ pool }: Studio, row: OutboxRow, isHeld: boolean): Promise<void> {
  await inTransaction(pool, async (client) => {
    await markDone(client, row.transactionId, 'OK');
    if (row.verb === 'win') {
      await settleRound(client, row.roundId, isHeld);
    } else if (row.moveNumber === 0) {
      await changeRoundState(client, row.roundId, 'cancelling', 'cancelled');
    } else if (row.moveNumber !== null) {
      const move = { roundId: row.roundId, number: row.moveNumber };
      await changeMoveState(client, move, 'cancelling', 'cancelled');
    }
  });
}

/** One attempt; returns the balance if it was acknowledged with one. */
async function deliver(studio: Studio, row: OutboxRow): Promise<bigint | null> {
  const reply = await studio.providerApi.send(row.venue, row.verb, row.body);
  const code: ProviderCode | 'UNKNOWN' = reply.kind === 'answer' ? reply.answer.code : 'UNKNOWN';
  if (reply.kind === 'answer' && code === 'OK') {
    const { balance, held = false } = reply.answer;
    await acknowledge(studio, row, held);
    return balance === undefined ? null : BigInt(balance);
  }
  if (reply.kind === 'answer') studio.log(`${row.verb} ${row.transactionId} was answered ${code}`);
  await postpone(studio.pool, row.transactionId, waitAfter(row.tries), code);
  return null;
}

/** Sends what one round has in the outbox now, instead of at the next run. */
export async function deliverRound(studio: Studio, roundId: string): Promise<bigint | null> {
  let balance: bigint | null = null;
  for (const row of await takeDue(studio.pool, batchSize, roundId)) {
    balance = (await deliver(studio, row)) ?? balance;
  }
  return balance;
}

/** Sends one batch of what is due. */
export async function deliverDue(studio: Studio): Promise<number> {
  const rows = await takeDue(studio.pool, batchSize);
  await Promise.all(rows.map((row) => deliver(studio, row)));
  return rows.length;
}

/** So many batches are under way at once. */
const lanes = 4;

/** Sends until nothing is due: what a whole room is paid at once. */
export async function deliverAll(studio: Studio): Promise<void> {
  const send = async () => {
    while ((await deliverDue(studio)) > 0);
  };
  await Promise.all(Array.from({ length: lanes }, send));
}
