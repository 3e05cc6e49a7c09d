import type { AnswerOf } from '@perya/contract/call';
import type { readPlayerWallet as call } from '@perya/contract/ledger/staff-calls/player-money';
import type { LedgerServices } from '../services.ts';
import { presentPlayerWallet } from './player-money.present.ts';

/** A player's wallet with everything that stands between it and a withdrawal. */
export async function readPlayerWallet(
  { store, requirements: open }: LedgerServices,
  uid: bigint,
): Promise<AnswerOf<typeof call>> {
  const [wallet, requirements] = await Promise.all([store.readWallet(uid), open.listOpen(uid)]);
  return presentPlayerWallet(wallet, requirements);
}
