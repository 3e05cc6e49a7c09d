import { useCallback, useState } from 'react';
import type { GamePort } from '../port.ts';
import type { UnseenRound } from '../view.ts';

/** Rounds that ended while nobody looked, until the player has seen them. */
export function useUnseen(port: GamePort) {
  const [unseen, setUnseen] = useState<readonly UnseenRound[]>([]);
  const markShown = useCallback(
    (ids: readonly string[]) => {
      // If it does not arrive, the round is shown once more at the next visit.
      port.markShown(ids).catch(() => {});
    },
    [port],
  );
  return {
    unseen,
    setUnseen,
    markShown,
    dismiss: () => {
      markShown(unseen.map(({ id }) => id));
      setUnseen([]);
    },
  };
}
