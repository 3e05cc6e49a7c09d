import { voucherChannelId } from '@perya/contract/rules/payment-channels';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import type { ChannelMode } from './channel.store.ts';

export interface ServedChannel {
  id: number;
  mode: ChannelMode;
  gateway: string;
  payoutRails: readonly { gateway: string }[];
  rail: number;
}

/** By which gateways its money may move from now on: the one in use first, and the rails behind it. */
const waysOf = ({ gateway, payoutRails, rail }: ServedChannel): string[] =>
  [gateway, ...payoutRails.map((each) => each.gateway)].slice(rail);

const pays = (gateways: Gateways, name: string) => gateways.get(name)?.can.payOut === true;

/** Whether somebody moves the channel's money: the settings may have lost its gateway, and not every one pays out. Vouchers need none. */
export function isServed(gateways: Gateways, channel: ServedChannel): boolean {
  const { id, mode, gateway } = channel;
  if (id === voucherChannelId) return true;
  return mode === 'deposit'
    ? gateways.has(gateway)
    : waysOf(channel).some((name) => pays(gateways, name));
}

/** Whether the gateway by which it pays out now is gone from the settings, and a rail behind it is there. */
export function mustMoveOn(gateways: Gateways, channel: ServedChannel): boolean {
  const [inUse = ''] = waysOf(channel);
  return channel.mode === 'withdraw' && !pays(gateways, inUse) && isServed(gateways, channel);
}

/** Whether these rails pay out beside the channel's own gateway, each by another one; who pays nothing out has none. */
export function areServedRails(
  gateways: Gateways,
  { mode, gateway }: Pick<ServedChannel, 'mode' | 'gateway'>,
  rails: readonly { gateway: string }[],
): boolean {
  const names = [gateway, ...rails.map((rail) => rail.gateway)];
  const isPaying = rails.every((rail) => pays(gateways, rail.gateway));
  return (
    rails.length === 0 || (mode === 'withdraw' && isPaying && new Set(names).size === names.length)
  );
}
