import type { gatewayCalls } from '@perya/contract/payments/calls/gateways';
import type { Authenticators } from '../../../platform/http/callers.ts';
import type { ProviderContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Room } from '../../../platform/room.ts';
import { GatewayFailure, type Gateways } from '../../../providers/payments/gateway.ts';
import type { PaymentMetrics } from '../metrics.ts';
import { createWebhookCheck, noticeOf, type SignedNotice } from './check-webhook.ts';
import { createOneAtATime } from './one-at-a-time.ts';

/** Payments of one kind, whose gateway can be asked about them. */
export interface Followed {
  /** Asks how what the gateway spoke of stands, and does what follows. */
  note(gateway: string, reference: string): Promise<void>;
  /** Asks about those that are due; answers how many. */
  followDue(limit: number): Promise<number>;
}

export interface GatewayNoticesNeeds {
  gateways: Gateways;
  metrics: PaymentMetrics;
  deposits: Followed;
  /** Absent as long as nothing is paid out. */
  payouts?: Followed;
}

export interface GatewayNoticesRoom extends Room<typeof gatewayCalls> {
  jobs: Jobs;
  /** Knows gateways by their signature: the authenticator of webhooks. */
  checkWebhook: NonNullable<Authenticators['provider']>;
}

/** Payments that are asked about together. */
const batchMax = 50;
const pauseMs = 3000;

/**
 * What gateways say, and what they are asked. A webhook is believed in nothing: it wakes the server, which
 * asks how the payment stands. Whatever no webhook came for is asked about on a schedule.
 */
export function createGatewayNotices(needs: GatewayNoticesNeeds): GatewayNoticesRoom {
  const { gateways, metrics, deposits, payouts } = needs;
  const once = createOneAtATime();

  async function note({ kind, gateway, reference }: SignedNotice): Promise<void> {
    const followed = kind === 'payment' ? deposits : payouts;
    await once(`${gateway} ${kind} ${reference}`, async () => followed?.note(gateway, reference));
  }

  async function noteWebhook(context: ProviderContext): Promise<{ taken: boolean }> {
    const notice = noticeOf(context);
    metrics.countWebhook(notice.gateway, 'taken');
    try {
      await note(notice);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      context.log.warn(
        { gateway: notice.gateway, trouble: error.trouble },
        'what a webhook spoke of could not be asked for',
      );
      // So the gateway sends it again.
      throw new Refusal('UNAVAILABLE');
    }
    return { taken: true };
  }

  async function follow({ followDue }: Followed): Promise<void> {
    while ((await followDue(batchMax)) === batchMax);
  }

  return {
    handlers: { noteGatewayWebhook: noteWebhook },
    checkWebhook: createWebhookCheck(gateways, metrics),
    jobs: {
      tasks: {},
      crontab: '',
      loops: {
        payments_follow_deposits: { everyMs: pauseMs, act: () => follow(deposits) },
        ...(payouts && {
          payments_follow_payouts: { everyMs: pauseMs, act: () => follow(payouts) },
        }),
      },
    },
  };
}
