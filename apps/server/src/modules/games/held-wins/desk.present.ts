import type * as wire from '@perya/contract/games/staff-calls/held-wins';
import { toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { DeskRound, DeskWin } from './desk.store.ts';

/** A game that is no longer in the catalogue still has its code. */
export function presentHeldWin(win: DeskWin, game: CatalogueGame | null): wire.StaffHeldWin {
  return {
    id: String(win.id),
    uid: String(win.uid),
    venue: win.venue,
    transaction_id: win.transactionId,
    kind: win.kind,
    game_code: win.game,
    game_name: game?.name ?? win.game,
    amount: toPesos(win.amount),
    ceiling: win.reason,
    ceiling_amount: toPesos(win.ceiling),
    held_at: seconds(win.heldAt),
    decision: win.decision,
    decided_at: seconds(win.decidedAt),
  };
}

export function presentHeldWinDetail(
  win: DeskWin,
  game: CatalogueGame | null,
  round: DeskRound | null,
): wire.StaffHeldWinDetail {
  return {
    ...presentHeldWin(win, game),
    decided_by: win.decidedBy,
    decision_reason: win.decisionReason,
    round: round && {
      id: String(win.betId),
      round_id: round.roundId,
      status: round.status,
      stake: toPesos(round.stake),
      payout: toPesos(round.payout),
      created_at: seconds(round.createdAt),
      settled_at: seconds(round.settledAt),
      details: round.details,
    },
  };
}
