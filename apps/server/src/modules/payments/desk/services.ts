import type pg from 'pg';
import type { StaffPictures } from '../../../platform/files/staff-pictures.ts';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import type { Audit } from '../../audit/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { Kyc } from '../../kyc/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import type { ServedChannel } from '../channels/is-served.ts';
import type { WithdrawalDecisions } from '../withdrawals/decide-withdrawal.ts';
import type { PayoutAccountsStore } from './accounts/payout-accounts.store.ts';
import type { CasesStore } from './cases/cases.store.ts';
import type { ChannelsStore } from './channels/channels.store.ts';
import type { CreditsStore } from './credits/credits.store.ts';
import type { LookupStore } from './deposits/lookup.store.ts';
import type { FiguresStore } from './figures/figures.store.ts';
import type { GatewayBalances } from './figures/read-gateway-balances.ts';
import type { StepsStore } from './steps.store.ts';
import type { StoryStore } from './story.store.ts';
import type { QueueStore } from './withdrawals/queue.store.ts';

/** What the verbs of the payments desk work with. */
export interface DeskServices {
  pool: pg.Pool;
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'listMaskedNames' | 'account' | 'firstLogins'>;
  kyc: Pick<Kyc, 'statusOf'>;
  ledger: Pick<Ledger, 'wallet' | 'requirements'>;
  /** What staff do about a withdrawal under review. */
  decisions: WithdrawalDecisions;
  queue: QueueStore;
  steps: StepsStore;
  accounts: PayoutAccountsStore;
  story: StoryStore;
  lookup: LookupStore;
  channels: ChannelsStore;
  /** Whether somebody moves the channel's money. */
  hasGateway(channel: ServedChannel): boolean;
  gateways: Gateways;
  gatewayBalances: GatewayBalances;
  /** Pictures of channels that staff have sent. */
  pictures: StaffPictures;
  cases: CasesStore;
  figures: FiguresStore;
  credits: CreditsStore;
}
