import { useEffect, useState } from 'react';
import { isMotionReduced } from '../../client/motion.ts';
import { type RoomView, roomTimeMs } from '../../client/room/room-now.ts';
import { ground, heightAt } from '../rules/curve.ts';
import type { Flight } from '../rules/flight.ts';

const calmEveryMs = 250;

/** How high the kites are now, as far as this browser knows: the room says when the string has broken. */
export function heightNow({ round, clock }: RoomView): number {
  const flight = round?.outcome as Flight | null | undefined;
  if (flight) return flight.height;
  if (round?.phase !== 'playing' || round.rungAtMs === null) return ground;
  return heightAt(roomTimeMs(clock) - round.rungAtMs);
}

/** The height, anew for every frame; a few times a second for whoever asked for less motion. */
export function useHeight(room: RoomView | null): number {
  const [height, setHeight] = useState(ground);
  useEffect(() => {
    if (!room) return;
    const look = () => setHeight(heightNow(room));
    look();
    if (room.round?.phase !== 'playing' || room.round.outcome) return;
    if (isMotionReduced()) {
      const timer = setInterval(look, calmEveryMs);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      look();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [room]);
  return height;
}
