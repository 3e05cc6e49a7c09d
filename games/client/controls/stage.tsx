import type { ReactNode } from 'react';

interface StageProps {
  /** The game itself: takes all the room that is left. */
  scene: ReactNode;
  /** Stakes and buttons: below the scene, or beside it where the screen is low. */
  deck: ReactNode;
  /** Lying down, a short deck leaves room for the frame's bar above it, and the scene gets its height. */
  hasShortDeck?: boolean;
}

/** The shape that every game shares, upright and lying down. */
export function Stage({ scene, deck, hasShortDeck = false }: StageProps) {
  return (
    <div className="kit-stage" data-short-deck={hasShortDeck || undefined}>
      <div className="kit-scene">{scene}</div>
      <div className="kit-deck">{deck}</div>
    </div>
  );
}
