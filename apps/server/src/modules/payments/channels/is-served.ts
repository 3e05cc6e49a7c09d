import { voucherChannelId } from '@perya/contract/rules/payment-channels';
import type { Gateways } from '../../../providers/payments/gateway.ts';

/** Whether somebody moves the channel's money: the settings may have lost its gateway. Vouchers need none. */
export function isServed(gateways: Gateways, channel: { id: number; gateway: string }): boolean {
  return channel.id === voucherChannelId || gateways.has(channel.gateway);
}
