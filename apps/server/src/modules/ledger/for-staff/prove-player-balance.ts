import type { AnswerOf } from '@perya/contract/call';
import type { provePlayerBalance as call } from '@perya/contract/ledger/staff-calls/player-money';
import { checkInvariants } from '../check-invariants.ts';
import type { LedgerServices } from '../services.ts';
import { presentProof } from './player-money.present.ts';

/** Sums up every entry of one player, and reads the other invariants of theirs. */
export async function provePlayerBalance(
  services: LedgerServices,
  uid: bigint,
): Promise<AnswerOf<typeof call>> {
  const violations = await checkInvariants(services, [uid]);
  return presentProof(await services.postings.prove(uid), violations);
}
