import { createContext, useEffect, useState } from 'react';
import { createRestTimer } from './rest-timer.ts';

/** Whether the game around this component rests; false where nothing watches it. */
export const Resting = createContext(false);

const signs = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Whether nobody plays and nobody has touched the game for a while. What only decorates stands still
 * then: a phone that lies on the table loses no charge to a wheel that turns behind the reels.
 * Whatever is `news` stirs it as a hand does.
 */
export function useRest(isPlaying: boolean, news: unknown): boolean {
  const [isResting, setResting] = useState(false);
  const [timer] = useState(() => createRestTimer(setResting));
  useEffect(() => {
    for (const sign of signs) addEventListener(sign, timer.stir);
    return () => {
      for (const sign of signs) removeEventListener(sign, timer.stir);
      timer.stop();
    };
  }, [timer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that there are news is enough.
  useEffect(() => timer.setPlaying(isPlaying), [timer, isPlaying, news]);
  return isResting;
}
