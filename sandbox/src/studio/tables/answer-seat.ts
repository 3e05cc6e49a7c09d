import { answerPlayed } from '../answer-played.ts';
import { readBalance, readFairness } from '../read-status.ts';
import { findRound } from '../rounds.store.ts';
import type { SessionRow } from '../seats.store.ts';
import type { Studio } from '../studio.ts';
import { presentSeat } from './present-seat.ts';

/** The answer to a bet or move at a table: how the hand stands now, the same for every retry. */
export async function answerSeat(
  studio: Studio,
  session: SessionRow,
  roundId: string,
  balance: bigint | null,
) {
  const round = await findRound(studio, roundId);
  if (round?.state !== 'open') return answerPlayed(studio, session, roundId, balance);
  return {
    round: await presentSeat(studio, round),
    balance: balance ?? (await readBalance(studio, session)),
    isPaid: false,
    fairness: await readFairness(studio, session, round),
  };
}
