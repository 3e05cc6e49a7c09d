import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listPlayerPostings as listPlayerPostingsCall,
  playerMoneyCalls,
  provePlayerBalance as provePlayerBalanceCall,
  readPlayerWallet as readPlayerWalletCall,
} from '@perya/contract/ledger/staff-calls/player-money';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { checkInvariants } from '../check-invariants.ts';
import type { LedgerServices } from '../services.ts';
import { presentPlayerWallet, presentPosting, presentProof } from './player-money.present.ts';

/** A player's wallet with everything that stands between it and a withdrawal. */
async function readPlayerWallet(
  { store, requirements: open }: LedgerServices,
  uid: bigint,
): Promise<AnswerOf<typeof readPlayerWalletCall>> {
  const [wallet, requirements] = await Promise.all([store.readWallet(uid), open.listOpen(uid)]);
  return presentPlayerWallet(wallet, requirements);
}

/** A player's ledger entries by their postings, each with its cause, its key and its far side. */
async function listPlayerPostings(
  { postings }: LedgerServices,
  request: RequestOf<typeof listPlayerPostingsCall>,
): Promise<AnswerOf<typeof listPlayerPostingsCall>> {
  const page = await postings.page(request);
  return { ...page, rows: page.rows.map(presentPosting) };
}

/** Sums up every entry of one player, and reads the other invariants of theirs. */
async function provePlayerBalance(
  services: LedgerServices,
  uid: bigint,
): Promise<AnswerOf<typeof provePlayerBalanceCall>> {
  const violations = await checkInvariants(services, [uid]);
  return presentProof(await services.postings.prove(uid), violations);
}

export function playerMoneyRoutes(services: LedgerServices): Handlers<typeof playerMoneyCalls> {
  return {
    readPlayerWallet: (_context, { uid }) => readPlayerWallet(services, BigInt(uid)),
    listPlayerPostings: (_context, request) => listPlayerPostings(services, request),
    provePlayerBalance: (_context, { uid }) => provePlayerBalance(services, BigInt(uid)),
  };
}
