import { voucherChannelId } from '@perya/contract/rules/payment-channels';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import type { ChannelMode } from './channel.store.ts';

export interface ServedChannel {
  id: number;
  mode: ChannelMode;
  gateway: string;
}

/** Whether somebody moves the channel's money: the settings may have lost its gateway, and not every one pays out. Vouchers need none. */
export function isServed(gateways: Gateways, { id, mode, gateway }: ServedChannel): boolean {
  if (id === voucherChannelId) return true;
  const can = gateways.get(gateway)?.can;
  return can !== undefined && (mode === 'deposit' || can.payOut);
}

/** Whether these rails pay out beside the channel's own gateway, each by another one; who pays nothing out has none. */
export function areServedRails(
  gateways: Gateways,
  { mode, gateway }: Pick<ServedChannel, 'mode' | 'gateway'>,
  rails: readonly { gateway: string }[],
): boolean {
  const names = [gateway, ...rails.map((rail) => rail.gateway)];
  const isPaying = rails.every((rail) => gateways.get(rail.gateway)?.can.payOut === true);
  return (
    rails.length === 0 || (mode === 'withdraw' && isPaying && new Set(names).size === names.length)
  );
}
