import type pg from 'pg';
import type { CommitSignal } from '../../../platform/events/commit-signal.ts';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import type { Kyc } from '../../kyc/index.ts';
import type { CashbackGiver } from '../cashback/giver.ts';
import type { ChannelStore } from '../channels/channel.store.ts';
import type { PaymentMetrics } from '../metrics.ts';
import type { PaymentsRateLimiter } from '../rate-limits.ts';
import type { DepositStore } from './deposit.store.ts';
import type { SettlementStore } from './settlement.store.ts';
import type { SettlementQueue } from './settlement-queue.ts';

/** What the verbs of this room work with. */
export interface DepositsServices {
  pool: pg.Pool;
  deposits: DepositStore;
  channels: ChannelStore;
  giver: CashbackGiver;
  settlements: SettlementStore;
  queue: SettlementQueue;
  kyc: Pick<Kyc, 'refusalOf'>;
  gateways: Gateways;
  rateLimiter: PaymentsRateLimiter;
  metrics: PaymentMetrics;
  /** Where players open the app. */
  publicUrls: readonly string[];
  /** Whoever follows the steps reads them at once. */
  commitSignal: CommitSignal;
}
