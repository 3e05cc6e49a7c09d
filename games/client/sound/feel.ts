import { isMotionReduced } from '../motion.ts';
import type { SoundName } from './effects.ts';

/** Milliseconds of trembling and rest, by turns: the larger the win, the longer it is felt. */
const patterns: Partial<Record<SoundName, readonly number[]>> = {
  win: [14],
  bigWin: [16, 50, 24],
  hugeWin: [20, 50, 20, 50, 34],
  giantWin: [24, 50, 24, 50, 24, 50, 48],
  legendWin: [30, 40, 30, 40, 30, 40, 30, 40, 80],
};

/** A win is felt where the device can tremble. Who wants little movement, or a silent game, gets none. */
export function feel(name: SoundName): void {
  const pattern = patterns[name];
  if (pattern && !isMotionReduced()) navigator.vibrate?.([...pattern]);
}
