import type { DailyWin } from '@perya/contract/games/calls/bets';
import { toPesos } from '@perya/money';
import { maskName } from '../../../platform/mask-name.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { WinRow } from './wins.store.ts';

export interface WinView {
  row: WinRow;
  game: CatalogueGame | null;
  name: string;
  isOwn: boolean;
}

export function presentWin({ row, game, name, isOwn }: WinView): DailyWin {
  return {
    id: String(row.betId),
    nickname: isOwn ? name : maskName(name),
    is_own: isOwn,
    game_code: row.gameCode,
    game_name: game?.name ?? row.gameCode,
    img: game?.img ?? '',
    amount: toPesos(row.payout),
    stake: toPesos(row.stake),
    multiplier_percent: row.stake > 0n ? Number((row.payout * 100n) / row.stake) : 0,
    at: seconds(row.settledAt),
  };
}
