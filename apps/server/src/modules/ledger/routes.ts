import type { walletCalls } from '@perya/contract/ledger/calls/wallet';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { presentWallet } from './ledger.present.ts';
import { readWallet } from './read-wallet.ts';
import type { LedgerServices } from './services.ts';

export function ledgerRoutes(services: LedgerServices): Handlers<typeof walletCalls> {
  return {
    getWallet: async ({ uid }) => presentWallet(await readWallet(services, uid)),
  };
}
