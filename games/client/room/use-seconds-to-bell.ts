import { useEffect, useState } from 'react';
import { type RoomView, roomTimeMs } from './room-now.ts';

const everyMs = 200;

const secondsTo = ({ round, clock }: RoomView): number =>
  round?.phase === 'betting' ? Math.max(0, (round.bellAtMs - roomTimeMs(clock)) / 1000) : 0;

/** Whole seconds until bets close, by the room's clock; 0 when they are closed. */
export function useSecondsToBell(room: RoomView | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!room) return;
    const look = () => setSeconds(Math.ceil(secondsTo(room)));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [room]);
  return seconds;
}
