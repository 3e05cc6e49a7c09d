import type { Tempo } from '../../client/pace/tempo.ts';
import type { Colour } from '../rules/colours.ts';
import { turnsToShow } from './die.tsx';

const liftMs = 320;
const fallMs = 1500;
/** The dice leave the rack one after the other. */
const delayMs = 170;

/** A die never lies quite straight; each has its own lean, and a tilt that shows its upper edge. */
const leans = [-5, 3, 6];

interface Turn {
  x: number;
  y: number;
  z: number;
}

function turnOf({ x, y, z }: Turn): string {
  return `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${z}deg)`;
}

function restTurn(colour: Colour, die: number): Turn {
  const { x, y } = turnsToShow[colour];
  return { x, y, z: colour === 'white' || colour === 'pink' ? 0 : (leans[die] ?? 0) };
}

export function restOf(colour: Colour, die: number): string {
  return turnOf(restTurn(colour, die));
}

/** How far up the slope the rack is, in heights of a die, and how the die hops where it lands. */
function fallFrames(die: number): Keyframe[] {
  const sway = [-0.22, 0.1, 0.25][die] ?? 0;
  const at = (offset: number, up: number, side: number, scale: number, easing = 'ease-in') => ({
    offset,
    easing,
    transform: `translate(calc(var(--die) * ${side}), calc(var(--drop) * -${up})) scale(${scale})`,
  });
  return [
    at(0, 1, 0, 0.62),
    at(0.34, 0.46, sway, 0.8, 'ease-out'),
    at(0.44, 0.52, sway * 1.4, 0.86),
    at(0.68, 0, sway * 0.4, 1, 'ease-out'),
    at(0.8, 0.16, sway * 0.2, 1.04),
    at(0.9, 0, 0.04, 1, 'ease-out'),
    at(0.95, 0.04, 0.02, 1),
    at(1, 0, 0, 1),
  ];
}

export interface ThrownDie {
  mover: HTMLElement;
  cube: HTMLElement;
}

/** Lifts the dice to the rack and lets them tumble down to what was thrown. */
export async function throwDice(
  dice: readonly ThrownDie[],
  thrown: readonly Colour[],
  onLand: () => void,
  animate: Tempo['animate'],
): Promise<void> {
  await Promise.all(
    dice.map(({ mover }) =>
      animate(
        mover,
        [
          { transform: 'translate(0, 0) scale(1)' },
          { transform: 'translate(0, calc(var(--drop) * -1)) scale(0.62)' },
        ],
        { duration: liftMs, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
      ),
    ),
  );
  await Promise.all(
    dice.map(async ({ mover, cube }, die) => {
      const colour = thrown[die];
      if (!colour) return;
      const end = restTurn(colour, die);
      const start = { x: end.x + 720 + die * 90, y: end.y - 450 + die * 180, z: end.z - 270 };
      const timing = { duration: fallMs, delay: die * delayMs, fill: 'both' as const };
      const tumbling = animate(
        cube,
        [
          { transform: turnOf(start) },
          {
            offset: 0.68,
            easing: 'cubic-bezier(0.1, 0.6, 0.4, 1)',
            transform: turnOf({ x: end.x + 120, y: end.y - 60, z: end.z - 30 }),
          },
          { transform: turnOf(end) },
        ],
        timing,
      );
      await Promise.all([animate(mover, fallFrames(die), timing), tumbling]);
      onLand();
    }),
  );
}
