import type { GameMessage, HostMessage } from '@perya/contract/provider-api/frame';
import { type RefObject, useEffect, useState } from 'react';
import { tellGame } from './tell-game.ts';

interface HouseTerms {
  /** So many rounds the game may play by itself; 0 ends what does. */
  readonly rounds: number;
  readonly hasPhrases: boolean;
}

/** Tells a game that is ready what the house lets it offer, and anew whenever that changes. */
export function useHouseTerms(
  frame: RefObject<HTMLIFrameElement | null>,
  { rounds, hasPhrases }: HouseTerms,
): (message: GameMessage) => void {
  // Counted: another game, or the same one opened anew, has heard nothing yet.
  const [readyCount, setReadyCount] = useState(0);
  const isReady = readyCount > 0;
  useTold(frame, isReady ? readyCount : null, { type: 'perya:autoplay', rounds });
  useTold(frame, isReady ? readyCount : null, { type: 'perya:phrases', isOn: hasPhrases });
  return ({ type }) => {
    if (type === 'perya:ready') setReadyCount((before) => before + 1);
  };
}

function useTold(
  frame: RefObject<HTMLIFrameElement | null>,
  readyCount: number | null,
  message: HostMessage,
): void {
  const words = JSON.stringify(message);
  useEffect(() => {
    if (readyCount !== null) tellGame(frame.current, JSON.parse(words) as HostMessage);
  }, [frame, readyCount, words]);
}
