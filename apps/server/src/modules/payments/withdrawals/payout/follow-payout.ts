import { toPesos } from '@perya/money';
import { GatewayFailure, type PayoutState } from '../../../../providers/payments/gateway.ts';
import { screenWithdrawal } from '../screening/screen-withdrawal.ts';
import type { WithdrawalsServices } from '../services.ts';
import { type Move, referenceOf, type StoredWithdrawal } from '../withdrawal.store.ts';
import { askGateway } from './ask-gateway.ts';
import { moveOnFailingChannel } from './move-on-channel.ts';

const stuckAfterMs = 24 * 3_600_000;

function caseFor(withdrawal: StoredWithdrawal, kind: string, said: string) {
  const { uid, id, amount, gateway } = withdrawal;
  const facts = { reference: referenceOf(withdrawal), amount: toPesos(amount), gateway, said };
  return { kind, subject: `withdrawal:${id}`, uid, facts };
}

async function move(
  { withdrawals, metrics, commitSignal }: WithdrawalsServices,
  withdrawal: StoredWithdrawal,
  wanted: Move,
  outcome: string,
): Promise<boolean> {
  const { isMoved } = await withdrawals.move(withdrawal, wanted);
  if (isMoved) {
    metrics.countWithdrawal(outcome);
    commitSignal.notify();
  }
  return isMoved;
}

/** Nobody knows for a day how a payout stands: a person asks. It is never given back by guess. */
async function noteStuck(
  { withdrawals }: WithdrawalsServices,
  withdrawal: StoredWithdrawal,
  said: string,
): Promise<void> {
  const isStuck = Date.now() - withdrawal.changedAt.getTime() > stuckAfterMs;
  if (withdrawal.status === 'paying' && isStuck) {
    await withdrawals.openCase(caseFor(withdrawal, 'payout-stuck', said));
  }
}

async function takeBack(
  services: WithdrawalsServices,
  withdrawal: StoredWithdrawal,
  said: string,
): Promise<void> {
  const wanted = { from: 'completed', to: 'canceled', by: 'gateway', reason: 'returned' } as const;
  if (await move(services, withdrawal, wanted, 'returned')) {
    await services.withdrawals.openCase(caseFor(withdrawal, 'payout-returned', said));
  }
}

/** What follows from the gateway's word on a payout that is not decided yet. */
async function decide(
  services: WithdrawalsServices,
  withdrawal: StoredWithdrawal,
  { state, gatewayId, reason }: PayoutState,
): Promise<void> {
  const paid = { from: 'paying', to: 'completed', by: 'gateway', gatewayId } as const;
  const failed = { from: 'paying', to: 'canceled', by: 'gateway', reason: 'failed' } as const;
  switch (state) {
    case 'paid':
      await move(services, withdrawal, paid, 'paid');
      return;
    case 'returned':
      await move(services, withdrawal, paid, 'paid');
      return takeBack(services, withdrawal, reason);
    case 'failed':
      if (await move(services, withdrawal, { ...failed, gatewayId }, 'failed')) {
        await moveOnFailingChannel(services, withdrawal.channelId);
      }
      return;
    case 'accepted':
      if (gatewayId !== null) await services.withdrawals.noteAccepted(withdrawal, gatewayId);
      return noteStuck(services, withdrawal, state);
    case 'unknown':
      return noteStuck(services, withdrawal, state);
  }
}

/** A payout that was decided may come back, or turn out to be something else than we were told. */
async function watch(
  services: WithdrawalsServices,
  withdrawal: StoredWithdrawal,
  { state, reason }: PayoutState,
): Promise<void> {
  const { status } = withdrawal;
  if (status === 'completed' && state === 'returned') {
    return takeBack(services, withdrawal, reason);
  }
  const isOtherwise = status === 'completed' ? state === 'failed' : state === 'paid';
  if (isOtherwise) {
    await services.withdrawals.openCase(caseFor(withdrawal, 'payout-contradicted', state));
  }
}

/** Takes a withdrawal on from where it stands; false if the gateway did not say how it stands. */
export async function followPayout(
  services: WithdrawalsServices,
  withdrawal: StoredWithdrawal,
): Promise<boolean> {
  const { metrics, withdrawals } = services;
  if (withdrawal.status === 'under_review') return true;
  if (withdrawal.status === 'pending') {
    const { status } = await screenWithdrawal(services, withdrawal);
    if (status !== 'paying') return true;
    const screened = await withdrawals.find(withdrawal.id);
    return screened?.status === 'paying' ? followPayout(services, screened) : true;
  }
  try {
    const said = await askGateway(services, withdrawal);
    if (withdrawal.status === 'paying') await decide(services, withdrawal, said);
    else await watch(services, withdrawal, said);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    metrics.countTrouble(withdrawal.gateway, 'payOut', error.trouble);
    await noteStuck(services, withdrawal, error.trouble);
    return false;
  }
}

/** A webhook about a payout of ours; the word of another gateway is nothing to us. */
export async function notePayout(
  services: WithdrawalsServices,
  gateway: string,
  id: bigint | null,
): Promise<void> {
  const withdrawal = id === null ? null : await services.withdrawals.find(id);
  if (!withdrawal || withdrawal.gateway !== gateway) return;
  // The gateway has heard of it, so it is asked and not sent again.
  const told = { ...withdrawal, checks: withdrawal.checks + 1 };
  // The follower asks again: a gateway that was answered does not repeat itself.
  if (!(await followPayout(services, told))) await services.withdrawals.askSoon(withdrawal);
}
