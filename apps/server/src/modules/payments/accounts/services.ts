import type { Keyring } from '../../../platform/keyring.ts';
import type { Audit } from '../../audit/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { Kyc } from '../../kyc/index.ts';
import type { ChannelStore } from '../channels/channel.store.ts';
import type { AccountStore } from './account.store.ts';

/** What the verbs of this room work with. */
export interface AccountsServices {
  accounts: AccountStore;
  channels: Pick<ChannelStore, 'list'>;
  keyring: Keyring;
  audit: Pick<Audit, 'record'>;
  kyc: Pick<Kyc, 'statusOf' | 'personOf'>;
  identity: Pick<Identity, 'account' | 'requireFreshProof'>;
}
