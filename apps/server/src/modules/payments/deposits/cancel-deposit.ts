import type { AnswerOf } from '@perya/contract/call';
import type { cancelDeposit as call } from '@perya/contract/payments/calls/payments';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { followDeposit } from './follow-deposit.ts';
import type { DepositsServices } from './services.ts';

/**
 * Gives up a deposit that is not paid yet. The gateway is asked first, because the player may have paid
 * a moment ago; a payment that comes later still is credited all the same.
 */
export async function cancelDeposit(
  services: DepositsServices,
  { uid }: PlayerContext,
  id: bigint,
): Promise<AnswerOf<typeof call>> {
  const { deposits, metrics, commitSignal } = services;
  const deposit = await deposits.findOwn(uid, id);
  if (!deposit) throw new Refusal('NOT_FOUND');
  if (deposit.status === 'paying') await followDeposit(services, deposit);
  const status = await deposits.end(deposit, 'canceled', 'player', 'by-player');
  if (status !== 'canceled') throw new Refusal('DEPOSIT_SETTLED');
  if (deposit.status !== 'canceled') metrics.countDeposit('canceled');
  commitSignal.notify();
  return { status };
}
