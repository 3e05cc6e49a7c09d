import { deliverRound } from './provider-api/deliver-outbox.ts';
import { stakeTransaction } from './provider-api/provider-messages.ts';
import { cancelBet } from './recovery/recover-rounds.ts';
import { providerApiRefusal, refusal } from './refusals.ts';
import { changeRoundState, type Round } from './rounds.store.ts';
import type { SessionRow } from './seats.store.ts';
import { stakeMoney } from './stake-money.ts';
import type { Studio } from './studio.ts';

/** Takes the stake of a reserved round and answers the balance after it. What may have been taken in doubt goes back. */
export async function takeStake(
  studio: Studio,
  session: SessionRow,
  round: Round,
): Promise<bigint | null> {
  const outcome = await stakeMoney(studio.providerApi, {
    ...session,
    roundId: round.id,
    transactionId: stakeTransaction(round.id, 0),
    amount: round.stake,
  });
  if (outcome.kind === 'taken') return outcome.balance;
  if (outcome.kind === 'refused') {
    await changeRoundState(studio.pool, round.id, 'staking', 'cancelled');
    throw providerApiRefusal(outcome.code, outcome.limit);
  }
  await cancelBet(studio, round);
  await deliverRound(studio, round.id);
  throw refusal('WALLET_UNREACHABLE');
}
