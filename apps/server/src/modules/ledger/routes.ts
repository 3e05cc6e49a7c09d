import type { calls } from '@perya/contract/calls';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import type { Ledger } from './index.ts';
import { presentWallet } from './ledger.present.ts';

export function ledgerRoutes(
  ledger: Pick<Ledger, 'wallet'>,
): Pick<Handlers<typeof calls>, 'getWallet'> {
  return {
    getWallet: async ({ uid }) => presentWallet(await ledger.wallet(uid)),
  };
}
