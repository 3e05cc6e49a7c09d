import { useCallback, useEffect, useRef, useState } from 'react';
import type { GamePort } from '../port.ts';
import type { ShownRound } from '../view.ts';

export interface Held {
  /** Rounds of which it was known only after their end that the win is held. */
  late: ReadonlySet<string>;
  /** The newest round shown to its end whose win is held, until the player has read it. */
  notice: ShownRound<unknown> | null;
  /** A round was shown to its end. */
  note(round: ShownRound<unknown>): void;
  dismiss(): void;
}

const none: ReadonlySet<string> = new Set();
/** As many as the studio tells of. */
const notedMax = 20;

/**
 * Which wins the wallet holds. As a rule the round itself says so; where the wallet answered only after the round was
 * shown, the past rounds are asked once it has.
 */
export function useHeld(port: GamePort, isPaying: boolean): Held {
  const [late, setLate] = useState(none);
  const [noted, setNoted] = useState<readonly ShownRound<unknown>[]>([]);
  const wasPaying = useRef(false);
  useEffect(() => {
    const isAnswered = wasPaying.current && !isPaying;
    wasPaying.current = isPaying;
    if (!isAnswered) return;
    port.readPast().then(
      (past) => setLate(new Set(past.flatMap(({ id, isHeld }) => (isHeld ? id : [])))),
      // It is told at the next visit.
      () => {},
    );
  }, [port, isPaying]);
  const note = useCallback(
    (round: ShownRound<unknown>) => setNoted((known) => [round, ...known].slice(0, notedMax)),
    [],
  );
  const notice = noted.find(({ id, isHeld }) => isHeld || late.has(id)) ?? null;
  return { late, notice, note, dismiss: useCallback(() => setNoted([]), []) };
}
