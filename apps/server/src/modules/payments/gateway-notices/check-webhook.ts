import type { Authenticators } from '../../../platform/http/callers.ts';
import type { ProviderContext } from '../../../platform/http/context.ts';
import type { Gateways, Notice } from '../../../providers/payments/gateway.ts';
import type { PaymentMetrics } from '../metrics.ts';

/** A webhook that its gateway has signed. */
export interface SignedNotice extends Notice {
  gateway: string;
}

const nobody = { state: 'unknown' } as const;

/** The authenticator of webhooks: the gateway that the address names must have signed the request. */
export function createWebhookCheck(
  gateways: Gateways,
  metrics: Pick<PaymentMetrics, 'countWebhook'>,
): NonNullable<Authenticators['provider']> {
  return async (request) => {
    const { searchParams } = new URL(request.path, 'http://localhost');
    const gateway = gateways.get(searchParams.get('gateway') ?? '');
    const notice = gateway?.readWebhook(request) ?? null;
    if (!gateway || !notice) {
      metrics.countWebhook(gateway?.name ?? 'unknown', 'unsigned');
      return nobody;
    }
    const said: SignedNotice = { gateway: gateway.name, ...notice };
    // Limited payment by payment: one that is told again and again holds up no other.
    return { state: 'valid', caller: { venue: `${gateway.name}:${notice.reference}`, said } };
  };
}

export const noticeOf = ({ said }: ProviderContext) => said as SignedNotice;
