import type {
  WithdrawAccount,
  withdrawAccountsCalls,
} from '@perya/contract/payments/calls/withdraw-accounts';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createChannelStore, type StoredChannel } from '../channels/channel.store.ts';
import { presentAccount } from './account.present.ts';
import { type AccountStore, createAccountStore, type PayableAccount } from './account.store.ts';
import { askAgain } from './ask-again.ts';
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

export interface AccountsNeeds extends Omit<AccountsServices, 'accounts' | 'channels'> {
  pool: pg.Pool;
}

export interface AccountsRoom extends Room<typeof withdrawAccountsCalls> {
  find: AccountStore['find'];
  /** As its bank has it, which is asked if it has not said so yet. */
  askAgain(account: PayableAccount): Promise<PayableAccount>;
  /** The one that a partner's app pays to. */
  ensureOwn(uid: bigint, channel: StoredChannel): Promise<PayableAccount>;
}

/** Where players are paid to. */
export function createAccounts(needs: AccountsNeeds): AccountsRoom {
  const { pool, ...given } = needs;
  const accounts = createAccountStore(pool);
  const services: AccountsServices = { ...given, accounts, channels: createChannelStore(pool) };
  return {
    handlers: {
      listAccounts: ({ uid }) => listAccounts(services, uid),
      insertAccount: (context, request) => insertAccount(services, context, request),
      deleteAccount: (context, request) => deleteAccount(services, context, request),
    },
    find: accounts.find,
    askAgain: (account) => askAgain(services, account),
    ensureOwn: (uid, channel) => ensureOwnAccount(services, uid, channel),
  };
}
