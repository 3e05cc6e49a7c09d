import { hash } from 'node:crypto';
import type { StaffRound, StaffRoundPage } from '@perya/contract/games/staff-calls/rounds';
import type { RoundDetails } from '@perya/contract/provider-api/wire';
import { toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { PostedLeg } from '../../ledger/index.ts';
import type { HeldPart, MovementRow, RoundRow } from './rounds.store.ts';

export function presentRound(row: RoundRow, gameName: string): StaffRound {
  return {
    id: String(row.id),
    uid: String(row.uid),
    game_code: row.gameCode,
    game_name: gameName,
    venue: row.venue,
    round_id: row.roundId,
    status: row.status,
    stake: toPesos(row.stake),
    returned: toPesos(row.stakeReturned),
    payout: toPesos(row.payout),
    held: toPesos(row.held),
    created_at: seconds(row.createdAt),
    settled_at: seconds(row.settledAt),
  };
}

function presentEntry({ postingId, leg, account, amount, balanceAfter }: PostedLeg) {
  return {
    posting: String(postingId),
    leg,
    account,
    amount: toPesos(amount),
    balance_after: balanceAfter === null ? null : toPesos(balanceAfter),
  };
}

export function presentMovement(
  row: MovementRow,
  legs: readonly PostedLeg[],
): StaffRoundPage['movements'][number] {
  return {
    id: String(row.id),
    kind: row.kind,
    transaction_id: row.transactionId,
    amount: toPesos(row.amount),
    returned: toPesos(row.stakeReturned),
    is_rolled_back: row.isRolledBack,
    balance_after: toPesos(row.balanceAfter),
    at: seconds(row.createdAt),
    entries: legs.map(presentEntry),
  };
}

export function presentHeld(part: HeldPart): StaffRoundPage['held_parts'][number] {
  return {
    id: String(part.id),
    amount: toPesos(part.amount),
    reason: part.reason,
    ceiling: toPesos(part.ceiling),
    held_at: seconds(part.heldAt),
    decision: part.decision,
    decided_at: seconds(part.decidedAt),
  };
}

/** Whether the seed that was shown is the one that was promised; the rest of a proof is its provider's to recompute. */
export function commitmentHolds(details: RoundDetails | null): boolean | null {
  if (!details?.proof) return null;
  const { commitment, server_seed } = details.proof;
  return hash('sha256', server_seed) === commitment.toLowerCase();
}
