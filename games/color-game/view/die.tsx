import type { CSSProperties, Ref } from 'react';
import { type Colour, colours } from '../rules/colours.ts';
import { colourStyles } from './colour-style.ts';
import { Sign } from './sign.tsx';

/** How the cube must be turned so that each colour faces the player; the faces are laid on the other way round. */
export const turnsToShow: Record<Colour, { x: number; y: number }> = {
  red: { x: 0, y: 0 },
  blue: { x: 0, y: -90 },
  yellow: { x: 0, y: -180 },
  green: { x: 0, y: -270 },
  white: { x: -90, y: 0 },
  pink: { x: 90, y: 0 },
};

function faceStyle(colour: Colour): CSSProperties {
  const { x, y } = turnsToShow[colour];
  const { face, shade, ink } = colourStyles[colour];
  return {
    transform: `rotateY(${-y}deg) rotateX(${-x}deg) translateZ(calc(var(--die) / 2))`,
    background: `radial-gradient(circle at 35% 28%, color-mix(in oklab, ${face}, white 22%), ${face} 45%, ${shade})`,
    color: ink,
  };
}

interface DieProps {
  /** Moves over the board. */
  moverRef: Ref<HTMLDivElement>;
  /** Turns in the air. */
  cubeRef: Ref<HTMLDivElement>;
  /** Which way it lies before it is thrown. */
  rest: string;
  isMatched: boolean;
}

export function Die({ moverRef, cubeRef, rest, isMatched }: DieProps) {
  return (
    <div className="color-game-die" ref={moverRef} data-matched={isMatched || undefined}>
      <div className="color-game-die-shadow" />
      <div className="color-game-cube" ref={cubeRef} style={{ transform: rest }}>
        {colours.map((colour) => (
          <div key={colour} className="color-game-face" style={faceStyle(colour)}>
            <Sign colour={colour} />
          </div>
        ))}
      </div>
    </div>
  );
}
