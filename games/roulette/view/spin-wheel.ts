import type { Pace } from '../../client/pace/use-pace.ts';
import { wheel } from '../rules/wheel.ts';
import { pocketTurn } from './wheel-face.tsx';

const spinMs = 4600;
/** When the ball has found its pocket and only rides along. */
const caughtAt = 0.76;
const rotorTurnsFree = 1.6;
const rideTurns = 0.22;
const ballTurnsMin = 6;
/** In turbo the ball runs a shorter way, or it would be a blur. */
const turboTurnsMin = 2;

/** How far the ball is from the middle, in widths of the wheel. */
const track = 0.432;
const pocketDepth = 0.283;

export interface WheelAngles {
  rotor: number;
  ball: number;
}

/** How the wheel stands with the ball in a pocket, turned so that it lies at the top. */
export function anglesAtRest(pocket: number): WheelAngles {
  return { rotor: -wheel.indexOf(pocket as never) * pocketTurn, ball: 0 };
}

const turned = (degrees: number) => `rotate(${degrees.toFixed(3)}deg)`;
const out = (widths: number) => `translateY(calc(var(--wheel) * -${widths}))`;

/** The ball keeps to the track, then falls, hops over the frets and settles. */
const fall: Keyframe[] = [
  { offset: 0, transform: out(track) },
  { offset: 0.5, transform: out(track), easing: 'ease-in' },
  { offset: 0.62, transform: out(0.31), easing: 'ease-out' },
  { offset: 0.66, transform: out(0.352), easing: 'ease-in' },
  { offset: 0.7, transform: out(0.286), easing: 'ease-out' },
  { offset: 0.735, transform: out(0.312), easing: 'ease-in' },
  { offset: caughtAt, transform: out(pocketDepth) },
  { offset: 1, transform: out(pocketDepth) },
];

interface WheelParts {
  rotor: HTMLElement;
  arm: HTMLElement;
  ball: HTMLElement;
}

/**
 * Turns the rotor one way and the ball the other until it lies in the pocket. Once caught, both
 * follow the same curve, so that the ball stays where it is. Gives back how they stand.
 */
export async function spinWheel(
  parts: WheelParts,
  from: WheelAngles,
  pocket: number,
  { tempo, isTurbo }: Pick<Pace, 'tempo' | 'isTurbo'>,
): Promise<WheelAngles> {
  const rotorCaught = from.rotor + rotorTurnsFree * 360;
  const rotorEnd = rotorCaught + rideTurns * 360;
  const inPocket = rotorCaught + wheel.indexOf(pocket as never) * pocketTurn;
  const turns = Math.ceil((inPocket - from.ball) / 360) + (isTurbo ? turboTurnsMin : ballTurnsMin);
  const ballCaught = inPocket - turns * 360;
  const ballEnd = ballCaught + rideTurns * 360;
  const timing = { duration: spinMs };
  await Promise.all([
    tempo.animate(
      parts.rotor,
      [
        { offset: 0, transform: turned(from.rotor), easing: 'linear' },
        { offset: caughtAt, transform: turned(rotorCaught), easing: 'ease-out' },
        { offset: 1, transform: turned(rotorEnd) },
      ],
      timing,
    ),
    tempo.animate(
      parts.arm,
      [
        { offset: 0, transform: turned(from.ball), easing: 'cubic-bezier(0.25, 0.55, 0.6, 0.95)' },
        { offset: caughtAt, transform: turned(ballCaught), easing: 'ease-out' },
        { offset: 1, transform: turned(ballEnd) },
      ],
      timing,
    ),
    tempo.animate(parts.ball, fall, timing),
  ]);
  return { rotor: rotorEnd % 360, ball: ballEnd % 360 };
}
