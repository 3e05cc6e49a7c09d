import type { playerMoneyCalls } from '@perya/contract/ledger/staff-calls/player-money';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { LedgerServices } from '../services.ts';
import { listPlayerPostings } from './list-player-postings.ts';
import { provePlayerBalance } from './prove-player-balance.ts';
import { readPlayerWallet } from './read-player-wallet.ts';

export function playerMoneyRoutes(services: LedgerServices): Handlers<typeof playerMoneyCalls> {
  return {
    readPlayerWallet: (_context, { uid }) => readPlayerWallet(services, BigInt(uid)),
    listPlayerPostings: (_context, request) => listPlayerPostings(services, request),
    provePlayerBalance: (_context, { uid }) => provePlayerBalance(services, BigInt(uid)),
  };
}
