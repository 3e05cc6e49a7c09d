import { centavos } from '@perya/money';
import {
  GatewayFailure,
  gatewayOf,
  type PaymentGateway,
  type PayoutState,
} from '../../../../providers/payments/gateway.ts';
import type { WithdrawalsServices } from '../services.ts';
import { referenceOf, type StoredWithdrawal } from '../withdrawal.store.ts';

async function send(
  { accounts, channels, keyring, kyc }: WithdrawalsServices,
  gateway: PaymentGateway,
  withdrawal: StoredWithdrawal,
): Promise<PayoutState> {
  const { uid, accountId, amount, fee } = withdrawal;
  const [account, channel, names] = await Promise.all([
    accounts.find(uid, accountId),
    channels.find(withdrawal.channelId),
    kyc.personOf(uid),
  ]);
  if (!account || !channel) throw new Error(`The account of ${referenceOf(withdrawal)} is gone`);
  const { first_name, middle_name, last_name } = names;
  return gateway.payOut({
    reference: referenceOf(withdrawal),
    amount: centavos(amount - fee),
    method: withdrawal.payoutMethod ?? channel.method,
    account: {
      number: keyring.open(account.numberSealed).toString(),
      name: [first_name, middle_name, last_name].filter((name) => name !== '').join(' '),
    },
  });
}

/** A gateway that refuses an order has not taken it, unless it says otherwise when it is asked. */
async function afterRefusal(
  gateway: PaymentGateway,
  withdrawal: StoredWithdrawal,
): Promise<PayoutState> {
  const state = await gateway.readPayout(referenceOf(withdrawal), withdrawal.gatewayId);
  return state.state === 'unknown' ? { ...state, state: 'failed', reason: 'refused' } : state;
}

/**
 * Sends a payout, or asks how it stands if it may have been sent before. Both are idempotent by our
 * reference, and neither happens in a transaction.
 */
export async function askGateway(
  services: WithdrawalsServices,
  withdrawal: StoredWithdrawal,
): Promise<PayoutState> {
  const gateway = gatewayOf(services.gateways, withdrawal.gateway);
  const isFirst = withdrawal.checks === 0 && withdrawal.gatewayId === null;
  if (!isFirst || withdrawal.status !== 'paying') {
    const state = await gateway.readPayout(referenceOf(withdrawal), withdrawal.gatewayId);
    // Known to us and unknown to the gateway is for it to explain: it is not sent a second time.
    const isMissing = state.state === 'unknown' && withdrawal.gatewayId === null;
    if (!isMissing || withdrawal.status !== 'paying') return state;
  }
  try {
    return await send(services, gateway, withdrawal);
  } catch (error) {
    if (!(error instanceof GatewayFailure) || error.trouble !== 'refused') throw error;
    return afterRefusal(gateway, withdrawal);
  }
}
