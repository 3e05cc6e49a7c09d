import type pg from 'pg';
import type { CommitSignal } from '../../../platform/events/commit-signal.ts';
import type { Keyring } from '../../../platform/keyring.ts';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import type { Audit } from '../../audit/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { Kyc } from '../../kyc/index.ts';
import type { Limits } from '../../limits/index.ts';
import type { AccountsRoom } from '../accounts/accounts.ts';
import type { ChannelStore } from '../channels/channel.store.ts';
import type { PaymentMetrics } from '../metrics.ts';
import type { PaymentsRateLimiter } from '../rate-limits.ts';
import type { ChannelFailures } from './payout/channel-failures.store.ts';
import type { UnderWay } from './payout/under-way.ts';
import type { ReserveQueue } from './reserve.store.ts';
import type { FactsStore } from './screening/facts.store.ts';
import type { ScreeningHolds } from './screening/payout-holds.ts';
import type { RuleStore } from './screening/rule.store.ts';
import type { WithdrawalStore } from './withdrawal.store.ts';
import type { WithdrawalViewStore } from './withdrawal-view.store.ts';

/** What the verbs of this room work with. */
export interface WithdrawalsServices {
  pool: pg.Pool;
  withdrawals: WithdrawalStore;
  views: WithdrawalViewStore;
  reservations: ReserveQueue;
  rules: RuleStore;
  facts: FactsStore;
  /** Whether compliance lets payouts of the player wait. */
  holds: ScreeningHolds;
  failures: ChannelFailures;
  channels: ChannelStore;
  accounts: Pick<AccountsRoom, 'find' | 'askAgain' | 'ensureOwn'>;
  gateways: Gateways;
  keyring: Keyring;
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'withdrawalsWaitUntil' | 'accessChanges' | 'brandNameOf'>;
  limits: Pick<Limits, 'policy'>;
  kyc: Pick<Kyc, 'personOf' | 'verifiedAt' | 'statusesFor' | 'refusalNow'>;
  rateLimiter: PaymentsRateLimiter;
  metrics: PaymentMetrics;
  commitSignal: CommitSignal;
  /** Payouts that this process has begun and not ended. */
  underWay: UnderWay;
}
