import { useEffect, useState } from 'react';
import { type RoomView, roomTimeMs } from '../../client/room/room-now.ts';
import { ballEveryMs } from '../rules/index.ts';
import { ballsCalled } from '../rules/settle.ts';
import type { Drum, HallTold } from '../rules/tell.ts';

const lookEveryMs = 100;

/** A draw as far as it has been called. */
export interface Calls {
  drum: Drum | null;
  told: HallTold | null;
  /** How many balls have been called; 0 before the first. */
  called: number;
  isOver: boolean;
}

export function callsAt(
  round: Pick<NonNullable<RoomView['round']>, 'phase' | 'rungAtMs' | 'outcome' | 'told'> | null,
  nowMs: number,
): Calls {
  const drum = (round?.outcome ?? null) as Drum | null;
  const told = (round?.told ?? null) as HallTold | null;
  if (!round || !drum || !told || round.rungAtMs === null) {
    return { drum: null, told: null, called: 0, isOver: false };
  }
  const all = ballsCalled(told);
  const due = Math.floor((nowMs - round.rungAtMs) / ballEveryMs);
  const called = round.phase === 'ended' ? all : Math.max(0, Math.min(all, due));
  return { drum, told, called, isOver: called === all };
}

/** The calls of the hall by the room's clock: a latecomer hears what everybody hears. */
export function useCalls(room: RoomView | null): Calls {
  const [, look] = useState(0);
  const isPlaying = room?.round?.phase === 'playing';
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => look((count) => count + 1), lookEveryMs);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return callsAt(room?.round ?? null, room ? roomTimeMs(room.clock) : 0);
}
