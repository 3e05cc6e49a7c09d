import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { centavosOf } from '../centavos-of.ts';
import type { ProviderWallet, Seat } from '../game-provider.ts';
import { findTarget, giveBack, isPaid, type Target, takeBack } from '../take-back.ts';
import type { SlotegratorCall } from './wire.ts';

export async function refund(
  wallet: ProviderWallet,
  seat: Seat,
  call: SlotegratorCall<'refund'>,
): Promise<ProviderAnswer> {
  const free = await wallet.takeBackFree(seat.player, call.bet_transaction_id);
  if (free !== null) return free;
  const target = await findTarget(wallet, call.bet_transaction_id, call.round_id);
  const { known } = target;
  // A free spin staked nothing, and what is no bet gives nothing back.
  const isBet = known === null || known.kind === 'bet' || known.kind === 'tombstone';
  if (!isBet) return wallet.balanceOf(seat.player, seat.currency);
  if (known?.kind === 'bet' && centavosOf(call.amount) !== known.amount) {
    return { code: 'INVALID_REQUEST' };
  }
  return giveBack(wallet, seat, target);
}

/** Takes back what of the list was free rounds of ours; answers the rest. */
async function takeBackFree<Entry extends { transaction_id: string }>(
  wallet: ProviderWallet,
  { player }: Seat,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const others: Entry[] = [];
  for (const entry of entries) {
    if ((await wallet.takeBackFree(player, entry.transaction_id)) === null) others.push(entry);
  }
  return others;
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
  const listed = await takeBackFree(wallet, seat, call.rollback_transactions);
  if (listed.length === 0) return wallet.balanceOf(seat.player, seat.currency);
  const targets = new Map<string, Target>();
  for (const { transaction_id } of listed) {
    targets.set(transaction_id, await findTarget(wallet, transaction_id, call.round_id));
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
