import type { Jackpot } from '@perya/contract/games/calls/jackpots';
import type { GameMessage } from '@perya/contract/provider-api/frame';
import { parsePesos } from '@perya/money';
import { type RefObject, useEffect, useState } from 'react';
import { tellGame } from '../tell-game.ts';

interface JackpotsInGame {
  /** The game draws them on its scene. */
  readonly isDrawn: boolean;
  readonly hear: (message: GameMessage) => void;
}

/** Tells a game that draws them how the jackpots stand, and anew whenever that changes. */
export function useJackpotsInGame(
  frame: RefObject<HTMLIFrameElement | null>,
  jackpots: readonly Jackpot[],
): JackpotsInGame {
  // Counted: the same game opened anew has heard nothing yet.
  const [askedCount, setAskedCount] = useState(0);
  const known = jackpots.map(({ name, amount }) => ({ name, amount: Number(parsePesos(amount)) }));
  const said = JSON.stringify(known);
  useEffect(() => {
    if (askedCount === 0) return;
    tellGame(frame.current, { type: 'perya:jackpots', jackpots: JSON.parse(said) });
  }, [frame, askedCount, said]);
  return {
    isDrawn: askedCount > 0,
    hear: ({ type }) => {
      if (type === 'perya:jackpots') setAskedCount((before) => before + 1);
    },
  };
}
