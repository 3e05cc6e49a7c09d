import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { firstTaken } from './first-taken.ts';
import type { KnownTransaction, ProviderWallet, Seat } from './game-provider.ts';

/** What takes a transaction back, under its name: however it is asked, it is given back once. */
const backOf = (transaction: string) => `${transaction}:back`;

export interface Target {
  transactionId: string;
  known: KnownTransaction | null;
  roundId: string;
}

/** Of a bet that never came it leaves word, so that it is refused when it comes after all. */
export async function giveBack(
  wallet: ProviderWallet,
  seat: Seat,
  { transactionId, known, roundId }: Target,
): Promise<ProviderAnswer> {
  const round = {
    ...seat,
    transaction_id: backOf(transactionId),
    bet_transaction_id: transactionId,
    round_id: roundId,
  };
  const answer = await firstTaken([
    () => wallet.call('rollback', round),
    ...(known?.kind === 'bet'
      ? [() => wallet.call('correction', { ...round, amount: 0, stake_returned: known.amount })]
      : []),
  ]);
  // What would give back more has given it back before.
  return answer.code === 'RETURN_ABOVE_STAKE' ? { ...answer, code: 'OK' } : answer;
}

/** A win of a round that is still open cannot be taken back before the round is over. */
export async function takeBack(
  wallet: ProviderWallet,
  seat: Seat,
  { transactionId, known, roundId }: Target & { known: KnownTransaction },
): Promise<ProviderAnswer> {
  if (known.amount <= 0) return { code: 'OK' };
  const round = { ...seat, round_id: roundId };
  const correct = () =>
    wallet.call('correction', {
      ...round,
      transaction_id: backOf(transactionId),
      amount: -known.amount,
    });
  const answer = await correct();
  if (answer.code !== 'ROUND_OPEN') return answer;
  const end = `${transactionId}:over`;
  await wallet.call('win', { ...round, transaction_id: end, amount: 0, is_finished: true });
  return correct();
}

export async function findTarget(
  wallet: ProviderWallet,
  transactionId: string,
  named: string | undefined,
) {
  const known = await wallet.findTransaction(transactionId);
  return { transactionId, known, roundId: known?.roundId ?? named ?? transactionId };
}

export const isPaid = (known: KnownTransaction | null): known is KnownTransaction =>
  known?.kind === 'win' || known?.kind === 'correction';
