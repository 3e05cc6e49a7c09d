import type { GameMessage } from '@perya/contract/provider-api/frame';
import { type RefObject, useEffect, useState } from 'react';
import { tellGame } from './tell-game.ts';

/** Tells a game that is ready how many rounds it may play by itself, and anew whenever that changes: 0 ends what does. */
export function useAutoplayTerms(
  frame: RefObject<HTMLIFrameElement | null>,
  rounds: number,
): (message: GameMessage) => void {
  // Counted: another game, or the same one opened anew, has heard nothing yet.
  const [readyCount, setReadyCount] = useState(0);
  useEffect(() => {
    if (readyCount > 0) tellGame(frame.current, { type: 'perya:autoplay', rounds });
  }, [frame, readyCount, rounds]);
  return ({ type }) => {
    if (type === 'perya:ready') setReadyCount((before) => before + 1);
  };
}
