import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GamePort } from '../port.ts';
import type { MateNews, Mates } from './mates-now.ts';

type Hear = Parameters<Mates['onPlayed']>[0];

/** Those who share the scene of this game; null until that is known, and where there are none. */
export function useMates(port: GamePort | null): Mates | null {
  const [seats, setSeats] = useState<MateNews['seats'] | null>(null);
  const hearing = useRef(new Set<Hear>());
  useEffect(
    () =>
      port?.listenToMates?.(({ seats: now, played }) => {
        if (now) setSeats(now);
        if (played) for (const hear of hearing.current) hear(played);
      }),
    [port],
  );
  const onPlayed = useCallback((hear: Hear) => {
    const all = hearing.current.add(hear);
    return () => void all.delete(hear);
  }, []);
  return useMemo(() => (seats ? { seats, onPlayed } : null), [seats, onPlayed]);
}
