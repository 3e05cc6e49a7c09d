import type { SeatNow, TableView } from '../../client/table/table-now.ts';
import { useSecondsLeft } from '../../client/table/use-seconds-left.ts';
import type { TongitsProps } from './use-hand.ts';

/** The player's own seat, once the line knows of it. */
function seatOf(tables: TableView | null, round: TongitsProps['round']): SeatNow | null {
  const seat = tables?.seat ?? null;
  return seat?.roundId === round?.id ? seat : null;
}

/** The tables around the player, the seat that was taken at one of them, and its clock. */
export function useTables({ table, round, replay }: TongitsProps) {
  const tables = table === 'opening' ? null : table;
  const seat = seatOf(tables, round);
  const aheadMs = tables?.aheadMs ?? 0;
  return {
    seat,
    aheadMs,
    seconds: useSecondsLeft(seat?.turnEndsAtMs ?? null, aheadMs),
    waiting: tables?.waiting ?? [],
    away: seat?.away ?? [],
    isOpening: table === 'opening',
    isPractice: replay ? replay.bet.bots : table === null,
  };
}
