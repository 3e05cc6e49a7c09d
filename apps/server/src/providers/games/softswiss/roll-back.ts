import type { ProviderWallet, Seat } from '../game-provider.ts';
import { findTarget, giveBack, isPaid, takeBack } from '../take-back.ts';
import { closeRound } from './close-round.ts';
import type { Played } from './play-round.ts';
import type { SoftswissCall } from './wire.ts';

/**
 * Takes back what the list names, wins first: their bets can be given back once nothing is paid for
 * them. What never came leaves word, so that it is ignored when it comes after all. Whatever dies in
 * between, the same request goes on where it was.
 */
export async function rollBack(
  wallet: ProviderWallet,
  seat: Seat,
  call: SoftswissCall<'v2/a8r_casino.Round/Rollback'>,
): Promise<Played> {
  const targets = await Promise.all(
    call.transactions.map(async ({ id, original_id }) => ({
      id,
      target: await findTarget(wallet, original_id, call.round_id),
    })),
  );
  // A person is to decide about it first: nothing of the list moves.
  if (targets.some(({ target }) => target.known?.isHeld)) {
    return { answer: { code: 'TRY_AGAIN' }, done: [] };
  }
  const references = new Map<string, string | null>();
  const wins = targets.filter(({ target }) => isPaid(target.known));
  const others = targets.filter(({ target }) => !isPaid(target.known));
  for (const { id, target } of [...wins, ...others]) {
    const { known } = target;
    const answer = isPaid(known)
      ? await takeBack(wallet, seat, { ...target, known })
      : await giveBack(wallet, seat, target);
    if (answer.code !== 'OK') return { answer, done: [] };
    references.set(id, answer.reference ?? null);
  }
  if (call.finished === true) {
    const closed = await closeRound(wallet, seat, call.round_id);
    if (closed.code !== 'OK') return { answer: closed, done: [] };
  }
  return {
    answer: await wallet.balanceOf(seat.player, seat.currency),
    done: call.transactions.map(({ id }) => ({ id, reference: references.get(id) ?? null })),
  };
}
