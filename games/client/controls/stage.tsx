import type { ReactNode } from 'react';

interface StageProps {
  /** The game itself: takes all the room that is left. */
  scene: ReactNode;
  /** Stakes and buttons: below the scene, or beside it where the screen is low. */
  deck: ReactNode;
}

/** The shape that every game shares, upright and lying down. */
export function Stage({ scene, deck }: StageProps) {
  return (
    <div className="kit-stage">
      <div className="kit-scene">{scene}</div>
      <div className="kit-deck">{deck}</div>
    </div>
  );
}
