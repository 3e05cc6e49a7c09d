import { presentRound } from './present-round.ts';
import { deliverRound } from './provider-api/deliver-outbox.ts';
import { readBalance, readFairness } from './read-status.ts';
import { refusal, StudioBusy } from './refusals.ts';
import { findRound } from './rounds.store.ts';
import type { SessionRow } from './seats.store.ts';
import { gameOf, type Studio } from './studio.ts';

/**
 * The answer to a bet or move that has been played, the same for every retry. The payout is sent at
 * once; if the provider API does not answer, the outbox retries it.
 */
export async function answerPlayed(
  studio: Studio,
  session: SessionRow,
  roundId: string,
  balanceBefore: bigint | null,
) {
  const { module } = gameOf(session.game);
  const paidBalance = await deliverRound(studio, roundId);
  const round = await findRound(studio, roundId);
  if (!round || round.state === 'staking') throw new StudioBusy('The bet is under way');
  if (round.state === 'cancelled' || round.state === 'cancelling') throw refusal('BET_CANCELLED');
  return {
    round: presentRound(module, round),
    balance: paidBalance ?? balanceBefore ?? (await readBalance(studio, session)),
    isPaid: round.state === 'settled',
    fairness: await readFairness(studio, session, round),
  };
}
