import type { Gateways, PaymentGateway } from '../../../providers/payments/gateway.ts';
import type { StoredChannel } from './channel.store.ts';

export interface WayToAsk {
  gateway: string;
  /** What this gateway calls the channel's way to pay. */
  method: string;
  inquire: NonNullable<PaymentGateway['inquire']>;
}

type Paying = Pick<StoredChannel, 'gateway' | 'method' | 'payoutRails' | 'rail'>;

/** Who can be asked about accounts of a channel: the gateway in use if it offers that, or the first rail behind it that does. */
export function wayToAsk(gateways: Gateways, channel: Paying): WayToAsk | null {
  const { gateway, method, payoutRails, rail } = channel;
  for (const way of [{ gateway, method }, ...payoutRails].slice(rail)) {
    const inquire = gateways.get(way.gateway)?.inquire;
    if (inquire) return { gateway: way.gateway, method: way.method, inquire };
  }
  return null;
}
