import type { Mates } from '../../../client/mates/mates-now.ts';
import { cannonCount } from '../../rules/volley.ts';
import type { SeaSize } from './paint-sea.ts';
import type { Point } from './paint-shots.ts';

export type Seats = Mates['seats'];

/** Cannons stand side by side on the ground; one that is alone stands in the middle. */
export function muzzleOf(place: number | null, { width, height }: SeaSize): Point {
  const across = place === null ? 0.5 : (place + 0.5) / cannonCount;
  return { x: across * width, y: height - 16 };
}
