import type {
  WithdrawAccount,
  withdrawAccountsCalls,
} from '@perya/contract/payments/calls/withdraw-accounts';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createChannelStore, type StoredChannel } from '../channels/channel.store.ts';
import { presentAccount } from './account.present.ts';
import { type AccountStore, createAccountStore, type PayableAccount } from './account.store.ts';
import { deleteAccount } from './delete-account.ts';
import { ensureOwnAccount } from './ensure-own-account.ts';
import { insertAccount } from './insert-account.ts';
import type { AccountsServices } from './services.ts';

async function listAccounts(
  { accounts, kyc }: AccountsServices,
  uid: bigint,
): Promise<WithdrawAccount[]> {
  const [listed, names] = await Promise.all([accounts.list(uid), kyc.personOf(uid)]);
  return listed.map((account) => presentAccount(account, names));
}

export interface AccountsNeeds
  extends Pick<AccountsServices, 'keyring' | 'audit' | 'kyc' | 'identity'> {
  pool: pg.Pool;
}

export interface AccountsRoom extends Room<typeof withdrawAccountsCalls> {
  find: AccountStore['find'];
  /** The one that a partner's app pays to. */
  ensureOwn(uid: bigint, channel: StoredChannel): Promise<PayableAccount>;
}

/** Where players are paid to. */
export function createAccounts(needs: AccountsNeeds): AccountsRoom {
  const { pool, keyring, audit, kyc, identity } = needs;
  const accounts = createAccountStore(pool);
  const channels = createChannelStore(pool);
  const services: AccountsServices = { accounts, channels, keyring, audit, kyc, identity };
  return {
    handlers: {
      listAccounts: ({ uid }) => listAccounts(services, uid),
      insertAccount: (context, request) => insertAccount(services, context, request),
      deleteAccount: (context, request) => deleteAccount(services, context, request),
    },
    find: accounts.find,
    ensureOwn: (uid, channel) => ensureOwnAccount(services, uid, channel),
  };
}
