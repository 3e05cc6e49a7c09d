import { currency } from '@perya/contract/constants';
import type { Bet, BetDetail } from '@perya/contract/games/calls/bets';
import type { RoundDetails } from '@perya/contract/provider-api/wire';
import { type Centavos, centavos, toPesos } from '@perya/money';
import { secondsOrZero } from '../../../platform/wire-time.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { OwnEntry } from '../../ledger/index.ts';
import type { BetMovement, BetRow } from './bets.store.ts';

/** What a round changed; one that runs has not changed anything for good, nor has one that failed. */
function netOf({ status, stake, payout }: BetRow): Centavos {
  return centavos(status === 'completed' ? payout - stake : 0n);
}

/** A game that is no longer in the catalogue still has its code. */
export function presentBet(row: BetRow, game: CatalogueGame | null): Bet {
  return {
    id: String(row.id),
    record_id: row.recordId ?? '',
    round_id: row.roundId,
    brand_name: game?.platformName ?? row.venue,
    game_name: game?.name ?? row.gameCode,
    game_code: row.gameCode,
    game_img: game?.img ?? '',
    game_type: row.gameType,
    currency,
    bet_amount: toPesos(row.status === 'failed' ? row.stakeReturned : row.stake),
    settlement_amount: toPesos(row.payout),
    held_amount: toPesos(row.held),
    net_amount: toPesos(netOf(row)),
    status: row.status,
    created_at: secondsOrZero(row.createdAt),
    settle_time: secondsOrZero(row.settledAt),
  };
}

export interface BetEntry extends OwnEntry {
  kind: BetMovement['kind'];
}

export function presentBetDetail(
  row: BetRow & { details: RoundDetails | null },
  game: CatalogueGame | null,
  entries: readonly BetEntry[],
  isRecalled: boolean,
): BetDetail {
  return {
    ...presentBet(row, game),
    details: row.details,
    entries: entries.map(({ kind, amount, balanceAfter, createdAt }) => ({
      type: kind,
      amount: toPesos(amount),
      balance_after: toPesos(balanceAfter),
      at: secondsOrZero(createdAt),
    })),
    is_recalled: isRecalled,
  };
}
