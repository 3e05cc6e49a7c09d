import { boxProgress, frameAt } from '@perya/contract/rules/promotions/boxes';

/** What the box does: it waits, is being opened, or is open. */
export type FilmPart = 'waiting' | 'claiming' | 'opened';

const ends: Record<FilmPart, readonly [from: number, to: number]> = {
  waiting: [frameAt(0), frameAt(boxProgress.shown)],
  claiming: [frameAt(boxProgress.shown), frameAt(boxProgress.claiming)],
  opened: [frameAt(boxProgress.claiming), frameAt(boxProgress.opened)],
};

/**
 * The frame to show so long after a part began. Waiting runs to 40 % and stays, claiming runs from there to 90 % and
 * loops, opened runs to the end and stays. [M-221]
 */
export function frameOf(part: FilmPart, elapsedMs: number, frameMs: number): number {
  const [from, to] = ends[part];
  const passed = Math.floor(Math.max(0, elapsedMs) / frameMs);
  if (part !== 'claiming') return Math.min(from + passed, to);
  return from + (passed % (to - from + 1));
}

/** Without motion each part is one picture. */
export function stillOf(part: FilmPart): number {
  return ends[part][1];
}
