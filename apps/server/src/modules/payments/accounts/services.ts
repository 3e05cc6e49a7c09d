import type { Keyring } from '../../../platform/keyring.ts';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import type { Audit } from '../../audit/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { Kyc } from '../../kyc/index.ts';
import type { ChannelStore } from '../channels/channel.store.ts';
import type { PaymentMetrics } from '../metrics.ts';
import type { PaymentsRateLimiter } from '../rate-limits.ts';
import type { AccountStore } from './account.store.ts';

/** What the verbs of this room work with. */
export interface AccountsServices {
  accounts: AccountStore;
  channels: Pick<ChannelStore, 'list' | 'find'>;
  gateways: Gateways;
  keyring: Keyring;
  audit: Pick<Audit, 'record'>;
  kyc: Pick<Kyc, 'statusOf' | 'personOf'>;
  identity: Pick<Identity, 'account' | 'requireFreshProof'>;
  rateLimiter: PaymentsRateLimiter;
  metrics: PaymentMetrics;
}
