import type { Said } from '@perya/game-kit/phrases';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { GamePort } from '../port.ts';
import type { ShownRound } from '../view.ts';
import { isSeatOver } from './is-seat-over.ts';
import { measureClock } from './measure-clock.ts';
import { newerOf, type RoomClock, type RoomNow, type RoomView } from './room-now.ts';

/** Everybody's round ends at the same moment; if all asked then, nobody would be answered soon. */
const spreadMs = 1200;
const againMs = 1500;
const clockEveryMs = 30_000;

/**
 * The room that this game is played in; null until it is known. When the round is over in which the player sits,
 * it asks what the seat was paid until that is known.
 */
export function useRoom(
  /** Null in a game of one seat. */
  port: GamePort | null,
  seat: ShownRound<unknown> | null,
  refresh: () => void,
  onSaid: (said: Said) => void,
): RoomView | null {
  const [now, setNow] = useState<RoomNow | null>(null);
  const [clock, setClock] = useState<RoomClock | null>(null);
  const newest = useRef(refresh);
  useEffect(() => {
    newest.current = refresh;
  });
  const hear = useEffectEvent(onSaid);
  useEffect(
    () =>
      port?.listen?.(
        (next) => setNow((known) => newerOf(known, next)),
        (said) => hear(said),
      ),
    [port],
  );
  useEffect(() => {
    const readClock = port?.readClock;
    if (!readClock) return;
    const measure = () => {
      void measureClock(readClock).then((measured) => measured && setClock(measured));
    };
    measure();
    const timer = setInterval(measure, clockEveryMs);
    return () => clearInterval(timer);
  }, [port]);
  const isOver = isSeatOver(seat, now);
  useEffect(() => {
    if (!isOver) return;
    let timer = setTimeout(ask, Math.random() * spreadMs);
    function ask() {
      newest.current();
      timer = setTimeout(ask, againMs);
    }
    return () => clearTimeout(timer);
  }, [isOver]);
  return useMemo(() => now && clock && { ...now, clock }, [now, clock]);
}
