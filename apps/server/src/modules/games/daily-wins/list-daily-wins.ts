import type { AnswerOf } from '@perya/contract/call';
import type * as bets from '@perya/contract/games/calls/bets';
import type { DailyWin } from '@perya/contract/games/calls/bets';
import { manilaDayStart } from '@perya/contract/manila-time';
import { toPesos } from '@perya/money';
import { maskName } from '../../../platform/mask-name.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { GamesServices } from '../services.ts';
import type { WinRow } from './wins.store.ts';

interface WinView {
  row: WinRow;
  game: CatalogueGame | null;
  name: string;
  isOwn: boolean;
}

function presentWin({ row, game, name, isOwn }: WinView): DailyWin {
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

const winsShown = 20;

/** The log is read with a delay; a player's own wins are read directly and merged in. */
function merge(biggest: readonly WinRow[], own: readonly WinRow[]): WinRow[] {
  const byBet = new Map([...biggest, ...own].map((win) => [win.betId, win]));
  return [...byBet.values()]
    .sort((a, b) => Number(b.payout - a.payout) || Number(a.betId - b.betId))
    .slice(0, winsShown);
}

export async function listDailyWins(
  {
    wins,
    catalogue,
    identity,
    now,
  }: Pick<GamesServices, 'wins' | 'catalogue' | 'identity' | 'now'>,
  uid: bigint,
): Promise<AnswerOf<typeof bets.listDailyWins>> {
  const dayStart = manilaDayStart(new Date(now()));
  const [biggest, own] = await Promise.all([
    wins.listBiggest(dayStart, winsShown),
    wins.listOwn(uid, dayStart, winsShown),
  ]);
  const top = own.isShown ? merge(biggest, own.wins) : biggest;
  const names = await identity.listNames([...new Set([uid, ...top.map((win) => win.uid)])]);
  const present = async (row: WinRow) =>
    presentWin({
      row,
      game: await catalogue.findGame(row.gameCode),
      name: names.get(row.uid) ?? '',
      isOwn: row.uid === uid,
    });
  return {
    day_started_at: seconds(dayStart),
    top: await Promise.all(top.map(present)),
    own: await Promise.all(own.wins.map(present)),
  };
}
