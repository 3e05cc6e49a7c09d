import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { firstTaken } from '../first-taken.ts';
import type { KnownTransaction, ProviderWallet, Seat } from '../game-provider.ts';
import { centavosOf, type SlotegratorCall } from './wire.ts';

/** What takes a transaction back, under its name: a refund and a rollback of one bet give it back once. */
const backOf = (transaction: string) => `${transaction}:back`;

interface Target {
  transactionId: string;
  known: KnownTransaction | null;
  roundId: string;
}

/** Of a bet that never came it leaves word, so that it is refused when it comes after all. */
async function giveBack(
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
async function takeBack(
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

async function find(wallet: ProviderWallet, transactionId: string, named: string | undefined) {
  const known = await wallet.findTransaction(transactionId);
  return { transactionId, known, roundId: known?.roundId ?? named ?? transactionId };
}

const isPaid = (known: KnownTransaction | null): known is KnownTransaction =>
  known?.kind === 'win' || known?.kind === 'correction';

export async function refund(
  wallet: ProviderWallet,
  seat: Seat,
  call: SlotegratorCall<'refund'>,
): Promise<ProviderAnswer> {
  const target = await find(wallet, call.bet_transaction_id, call.round_id);
  const { known } = target;
  // A free spin staked nothing, and what is no bet gives nothing back.
  const isBet = known === null || known.kind === 'bet' || known.kind === 'tombstone';
  if (!isBet) return wallet.balanceOf(seat.player, seat.currency);
  if (known?.kind === 'bet' && centavosOf(call.amount) !== known.amount) {
    return { code: 'INVALID_REQUEST' };
  }
  return giveBack(wallet, seat, target);
}

/**
 * Takes back what the list names and nothing else. Wins go first: their bets can be given back once
 * nothing is paid for them. Whatever dies in between, the same request goes on where it was.
 */
export async function rollback(
  wallet: ProviderWallet,
  seat: Seat,
  call: SlotegratorCall<'rollback'>,
): Promise<ProviderAnswer> {
  const listed = call.rollback_transactions;
  const targets = new Map<string, Target>();
  for (const { transaction_id } of listed) {
    targets.set(transaction_id, await find(wallet, transaction_id, call.round_id));
  }
  const of = (action: 'bet' | 'win' | 'refund') =>
    listed
      .filter((entry) => entry.action === action)
      .map(({ transaction_id }) => targets.get(transaction_id) as Target);
  const bets = of('bet');
  const wins = of('win');
  // A person is to decide about it first, or about what was paid beside rounds: nothing of the list moves.
  const isUndecided = [...targets.values()].some(
    ({ known }) => known?.isHeld || known?.kind === 'promo',
  );
  if (isUndecided) return { code: 'TRY_AGAIN' };
  // The refund of a bet is undone by nothing, and a win that is unknown may still come: unless the bet is on the list.
  const isBare = of('refund').length > 0 || wins.some(({ known }) => known === null);
  if (isBare && bets.length === 0) return { code: 'TRY_AGAIN' };
  let answer: ProviderAnswer = { code: 'OK' };
  for (const target of wins) {
    const { known } = target;
    if (!isPaid(known)) continue;
    answer = await takeBack(wallet, seat, { ...target, known });
    if (answer.code !== 'OK') return answer;
  }
  for (const target of bets) {
    answer = await giveBack(wallet, seat, target);
    if (answer.code !== 'OK') return answer;
  }
  const { balance } = await wallet.balanceOf(seat.player, seat.currency);
  return balance === undefined ? answer : { ...answer, balance };
}
