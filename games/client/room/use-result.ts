import { useEffect, useState } from 'react';
import type { ShownRound } from '../view.ts';
import type { RoomView } from './room-now.ts';

/** Long enough to read it, also where the room takes bets again at once. */
const shownMs = 5000;

/** The player's round for as long as its result is to be seen: when it is over, and a little into the next one. */
export function useResult<Shown>(
  seat: ShownRound<Shown> | null,
  room: RoomView | null,
): ShownRound<Shown> | null {
  const [seen, setSeen] = useState('');
  const newest = room?.round?.number ?? 0;
  const isOver = seat?.status === 'settled' && (seat.number ?? 0) >= newest - 1;
  const id = isOver ? seat.id : '';
  useEffect(() => {
    if (id === '') return;
    const timer = setTimeout(() => setSeen(id), shownMs);
    return () => clearTimeout(timer);
  }, [id]);
  return isOver && id !== seen ? seat : null;
}
