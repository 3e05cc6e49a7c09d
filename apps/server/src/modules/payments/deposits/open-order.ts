import { brandOfHost } from '@perya/contract/brands';
import type { Language } from '@perya/contract/text';
import { centavos } from '@perya/money';
import { GatewayFailure, gatewayOf } from '../../../providers/payments/gateway.ts';
import { referenceOf, type StoredDeposit } from './deposit.store.ts';
import type { DepositsServices } from './services.ts';

/** Where the player comes back to, and where a payment is followed. */
export function statusUrl(
  { publicUrls }: Pick<DepositsServices, 'publicUrls'>,
  { id, brand }: StoredDeposit,
): string {
  const own = publicUrls.find((url) => brandOfHost(new URL(url).hostname) === brand);
  return `${own ?? publicUrls[0] ?? ''}/s-transaction/status?id=${id}&type=deposit`;
}

/**
 * Has the gateway open the page where a pending deposit is paid; sent again it is the same order. Answers
 * the page, `refused` for a deposit that has ended, or null while nobody knows whether there is one.
 */
export async function openOrder(
  services: DepositsServices,
  deposit: StoredDeposit,
  language: Language,
): Promise<{ payUrl: string } | 'refused' | null> {
  const { gateways, deposits, channels, metrics, commitSignal } = services;
  try {
    const channel = await channels.find(deposit.channelId);
    const { gatewayId, payUrl } = await gatewayOf(gateways, deposit.gateway).open({
      reference: referenceOf(deposit),
      amount: centavos(deposit.amount + deposit.fee),
      method: channel?.method ?? '',
      returnUrl: statusUrl(services, deposit),
      expiresAt: deposit.expiresAt,
      language,
    });
    const status = await deposits.noteOpened(deposit, gatewayId, payUrl);
    commitSignal.notify();
    return status === 'canceled' || status === 'timeout' ? 'refused' : { payUrl };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    metrics.countTrouble(deposit.gateway, 'open', error.trouble);
    if (error.trouble !== 'refused') return null;
    await deposits.end(deposit, 'canceled', 'gateway', 'refused');
    metrics.countDeposit('refused');
    commitSignal.notify();
    return 'refused';
  }
}
