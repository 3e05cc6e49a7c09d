import { GatewayFailure, gatewayOf, type OrderState } from '../../../providers/payments/gateway.ts';
import { decideOrder } from './decide-order.ts';
import { referenceOf, type StoredDeposit } from './deposit.store.ts';
import { openOrder } from './open-order.ts';
import { stuckAfterHours } from './policy.ts';
import type { DepositsServices } from './services.ts';

/** Credits what was taken, one payment after the other: only the first of a deposit can be credited. */
async function settleAll(
  { queue, metrics }: DepositsServices,
  gateway: string,
  deposit: StoredDeposit,
  { payments }: OrderState,
): Promise<void> {
  const { uid, id: depositId } = deposit;
  const reference = referenceOf(deposit);
  for (const payment of payments) {
    const outcome = await queue.submit({ ...payment, uid, depositId, gateway, reference });
    if (outcome === 'CREDITED') metrics.countDeposit('credited');
    else if (outcome === 'STRAY') metrics.countDeposit('stray');
    // Nothing was done: it is asked for again.
    else if (outcome !== 'KNOWN') throw new GatewayFailure('timeout');
  }
}

async function act(
  services: DepositsServices,
  gateway: string,
  deposit: StoredDeposit,
  order: OrderState,
): Promise<void> {
  const { deposits, metrics } = services;
  // Another gateway's word ends nothing; money that it took for our reference is kept as stray.
  if (gateway !== deposit.gateway && order.payments.length === 0) return;
  switch (decideOrder(deposit, order, new Date())) {
    case 'settle':
      await settleAll(services, gateway, deposit, order);
      // What came was for something else, and waits in a case; nobody waits for the deposit any more.
      if (new Date() >= deposit.expiresAt) {
        await deposits.end(deposit, 'timeout', 'system', 'expired');
      }
      return;
    case 'cancel':
      await deposits.end(deposit, 'canceled', 'gateway', 'declined');
      return metrics.countDeposit('declined');
    case 'timeout':
      await deposits.end(deposit, 'timeout', 'system', 'expired');
      return metrics.countDeposit('timeout');
    case 'open':
      await openOrder(services, deposit, 'en_US');
      return;
    case 'wait':
  }
}

/** Whether a gateway has left a deposit without an answer for too long. */
function isStuck({ status, expiresAt }: StoredDeposit): boolean {
  const isOver = Date.now() > expiresAt.getTime() + stuckAfterHours * 3_600_000;
  return isOver && (status === 'pending' || status === 'paying');
}

/** Asks the gateway how a deposit stands, outside of any transaction, and does what follows; false if it did not say. */
export async function followDeposit(
  services: DepositsServices,
  deposit: StoredDeposit,
  gateway = deposit.gateway,
): Promise<boolean> {
  const { gateways, deposits, metrics, commitSignal } = services;
  try {
    const order = await gatewayOf(gateways, gateway).readOrder(
      referenceOf(deposit),
      gateway === deposit.gateway ? deposit.gatewayId : null,
    );
    await act(services, gateway, deposit, order);
    commitSignal.notify();
    return true;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    metrics.countTrouble(gateway, 'readOrder', error.trouble);
    if (isStuck(deposit)) await deposits.noteStuck(deposit, error.trouble);
    return false;
  }
}

/** A webhook about a deposit of ours, or about money that came for nothing we asked for. */
export async function noteDeposit(
  services: DepositsServices,
  gateway: string,
  reference: string,
  id: bigint | null,
): Promise<void> {
  const { deposits, gateways, settlements, metrics } = services;
  const deposit = id === null ? null : await deposits.find(id);
  if (deposit) {
    const isAnswered = await followDeposit(services, deposit, gateway);
    // The follower asks again: a gateway that was answered does not repeat itself.
    if (!isAnswered && gateway === deposit.gateway) await deposits.askSoon(deposit);
    return;
  }
  const { payments } = await gatewayOf(gateways, gateway).readOrder(reference, null);
  for (const payment of payments) {
    if (await settlements.noteStray(gateway, reference, payment)) metrics.countDeposit('stray');
  }
}
