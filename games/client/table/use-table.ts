import { useEffect, useRef, useState } from 'react';
import type { GamePort } from '../port.ts';
import type { ShownRound } from '../view.ts';
import type { TableNow, TableView } from './table-now.ts';

const againMs = 1500;

/** Whether the hand is over in which the player sits, while this browser does not know what the seat was paid. */
function isHandOver(
  round: Pick<ShownRound<unknown>, 'id' | 'status'> | null,
  now: Pick<TableNow, 'seat'> | null,
): boolean {
  if (round?.status !== 'open' || now === null) return false;
  return now.seat?.roundId !== round.id;
}

/**
 * The tables of this game; null where nobody else plays, `opening` until they are known. When the hand is over it asks
 * what the seat was paid until that is known.
 */
export function useTable(
  port: GamePort | null,
  round: ShownRound<unknown> | null,
  refresh: () => void,
): TableView | 'opening' | null {
  const [view, setView] = useState<TableView | null>(null);
  const newest = useRef(refresh);
  useEffect(() => {
    newest.current = refresh;
  });
  useEffect(
    () => port?.followTable?.((now) => setView({ ...now, aheadMs: now.nowMs - Date.now() })),
    [port],
  );
  const isOver = isHandOver(round, view);
  useEffect(() => {
    if (!isOver) return;
    const ask = () => newest.current();
    ask();
    const timer = setInterval(ask, againMs);
    return () => clearInterval(timer);
  }, [isOver]);
  if (!port?.followTable) return null;
  return view ?? 'opening';
}
